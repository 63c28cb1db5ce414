export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From the figure's own coordinates (y upwards) to pixels. */
export interface Projection {
  readonly at: (place: Place) => Place;
  readonly pixelsPerUnit: number;
}
