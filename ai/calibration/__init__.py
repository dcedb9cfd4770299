"""Are win chances true? Predicted against observed, by tenths, for each number of seats.

python -m ai.calibration        plays and writes weights/calibration.json
python -m ai.games.tortuga2014.training.drift  tells where within a round they are not
"""

from ai.calibration.report import CalibrationReport, SeatsReport, Tenth

__all__ = ["CalibrationReport", "SeatsReport", "Tenth"]
