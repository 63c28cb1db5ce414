/**
 * What brings the raw score r to the raters' scale: score = offset + slope · r + bend · r², ± halfWidth for an interval of 80 %.
 * The bend is not negative: a sum of saturating measures is crowded at its top. Fitted to our own anchors by `fitCalibration`.
 */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
  readonly bend: number;
  readonly halfWidth: number;
}

export const CALIBRATION: Calibration = {
  offset: 0.5631,
  slope: 0.4874,
  bend: 0.08,
  halfWidth: 0.7231,
};
