import type { DrawingMark, Figure } from "@lexiquant/domain/item";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stroke {
  readonly closed?: boolean;
  readonly shaded?: boolean;
  readonly dashed?: boolean;
}

export function line(points: readonly Point[], stroke: Stroke = {}): DrawingMark {
  const { closed = false, shaded = false, dashed = false } = stroke;
  return { kind: "polyline", points: [...points], closed, shaded, dashed, arrow: "none" };
}

export function label(text: string, at: Point): DrawingMark {
  return { kind: "text", at, text, anchor: "middle" };
}

/** An angle counter-clockwise from the first arm to the second. */
export function angle(text: string, vertex: Point, arms: readonly [Point, Point]): DrawingMark {
  return { kind: "angle", vertex, from: arms[0], to: arms[1], right: false, text };
}

export function sketch(description: string, marks: readonly DrawingMark[]): Figure {
  return {
    kind: "geometry",
    title: "",
    description,
    width: 16,
    height: 12,
    toScale: false,
    marks: [...marks],
  };
}
