"""Are win chances true? Predicted against observed, by tenths, for each number of seats.

python -m ai.calibration        plays and writes weights/calibration.json
python -m ai drift NAME         tells where within a round they are not, if the workbench of the game has it
"""

from ai.calibration.report import CalibrationReport, SeatsReport, Tenth

__all__ = ["CalibrationReport", "SeatsReport", "Tenth"]
