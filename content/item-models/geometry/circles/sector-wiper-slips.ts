import type { WrongChoice } from "../../kit/item-model.ts";
import { slip } from "../../kit/told-question.ts";
import { Fraction } from "../../kit/write-numbers.ts";
import { wrongSum } from "./pi-sums.ts";

export interface Wiper {
  readonly degrees: number;
  /** From the pivot to the near end and to the far end of the blade, in inches. */
  readonly near: number;
  readonly far: number;
  readonly asked: "area" | "perimeter";
  readonly before: number;
}

export function wrongAreas({ degrees, near, far }: Wiper): WrongChoice[] {
  const part = new Fraction(degrees, 360);
  const blade = far - near;
  const ring = far ** 2 - near ** 2;
  return [
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the whole sector up to the pivot, but the part near the pivot is not swept.",
        "The outer arc is the conspicuous one, and its sector comes to mind first.",
        "Does the blade pass over the points close to the pivot?",
      ),
      [part.mul(far ** 2), "\\pi"],
    ),
    wrongSum(
      slip(
        "middle-term-lost",
        `The radii are subtracted before squaring; $${far}^{2}-${near}^{2}$ is not $${blade}^{2}$.`,
        "The length of the blade is given and looks like the radius of the swept region.",
        `What are $${far}^{2}-${near}^{2}$ and $${blade}^{2}$?`,
      ),
      [part.mul(blade ** 2), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "The angle is divided by 180° instead of 360°, which doubles the area.",
        "A half turn is the reference for angles in a triangle.",
        "How many degrees make the full circle?",
      ),
      [part.mul(2 * ring), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-length-for-sector-area",
        "This adds the lengths of the two arcs; an area needs the squares of the radii.",
        "Both arcs belong to the region, and their formula is close to that of the area.",
        "Is your result a number of inches or of square inches?",
      ),
      [part.mul(2 * (far + near)), "\\pi"],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        `This is the part of the ring that belongs to the other ${360 - degrees}°.`,
        "The angle that is left over is taken for the one that is swept.",
        "Which part of a full turn does the blade make?",
      ),
      [new Fraction(1).sub(part).mul(ring), "\\pi"],
    ),
    wrongSum(
      slip(
        "sign-slip",
        "The inner sector is added, although the blade does not pass over it.",
        "Both squares belong to the computation, and the sign is missed.",
        "Is the swept region larger or smaller than the sector up to the outer end?",
      ),
      [part.mul(far ** 2 + near ** 2), "\\pi"],
    ),
  ];
}

export function wrongPerimeters(wiper: Wiper): WrongChoice[] {
  const { degrees, near, far } = wiper;
  const part = new Fraction(degrees, 180);
  const blade = far - near;
  const arcs = part.mul(far + near);
  const edges = "straight-edges-forgotten";
  return [
    wrongSum(
      slip(
        edges,
        "These are the two arcs only; the blade itself is an edge at the start and at the end.",
        "The arcs are the harder part, and with them the work seems done.",
        "Where is the blade at the beginning and at the end of its movement?",
      ),
      [arcs, "\\pi"],
    ),
    wrongSum(
      slip(
        edges,
        "The inner arc is left out.",
        "The outer arc is the conspicuous one.",
        "Along which curve does the near end of the blade move?",
      ),
      [part.mul(far), "\\pi"],
      [2 * blade, ""],
    ),
    wrongSum(
      slip(
        "answered-wrong-region",
        "This is the perimeter of the whole sector up to the pivot.",
        "A sector with the pivot as center comes to mind first.",
        "Does the blade reach the pivot?",
      ),
      [part.mul(far), "\\pi"],
      [2 * far, ""],
    ),
    ...moreWrongPerimeters(wiper),
  ];
}

function moreWrongPerimeters({ degrees, near, far }: Wiper): WrongChoice[] {
  const part = new Fraction(degrees, 180);
  const blade = far - near;
  const arcs = part.mul(far + near);
  const edges = "straight-edges-forgotten";
  return [
    wrongSum(
      slip(
        edges,
        "Only one of the two straight edges is counted.",
        "There is only one blade.",
        "How many straight edges does the swept region have?",
      ),
      [arcs, "\\pi"],
      [blade, ""],
    ),
    wrongSum(
      slip(
        "diameter-for-radius",
        "The arcs are half as long as they should be, as if the radii were diameters.",
        "Circumference is $\\pi$ times a length, and the radius is at hand.",
        "What is the circumference of a circle in terms of its radius?",
      ),
      [arcs.div(2), "\\pi"],
      [2 * blade, ""],
    ),
    wrongSum(
      slip(
        "arc-over-wrong-turn",
        "The angle is compared with a half turn and the full circumference is used, so the arcs are doubled.",
        "A half turn is the reference for angles in a triangle.",
        "What part of 360° is the angle?",
      ),
      [arcs.mul(2), "\\pi"],
      [2 * blade, ""],
    ),
  ];
}
