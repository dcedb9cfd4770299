# The proof of the dice.

proof-dice =
    { $dealt ->
        [one] Se derivó de nuevo 1 tirada con { $dice } dados: es como se jugó.
       *[other] Se derivaron de nuevo { $dealt } tiradas y extracciones con { $dice } dados: todas son como se jugaron.
    }
proof-chart = { $dice } dados, cara por cara
proof-legend = lo que dan dados justos de media
proof-all = Todos
proof-rolled =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
proof-chance = Dados justos caen al menos así de desiguales en { $percent } de cada 100 partidas.
proof-chance-rare = Raro: dados justos caen al menos así de desiguales solo en { $percent } de cada 100 partidas.
proof-chance-least = Muy raro: dados justos caen al menos así de desiguales en menos de 1 de cada 100 partidas.
