export interface Parts {
  readonly measure: "area" | "perimeter" | "length";
  readonly first: string;
  readonly second: string;
  readonly why: string;
}

/** Pairs of parts of a trapezoid with the longer parallel side AB and diagonals that cross at E, by how they compare. */
export const PARTS: Readonly<Record<"first" | "equal" | "open", readonly Parts[]>> = {
  equal: [
    {
      measure: "area",
      first: "AED",
      second: "BEC",
      why: "Triangles $ABD$ and $ABC$ have the same base $AB$ and the same height, so their areas are equal. Taking away triangle $ABE$ from both leaves equal areas.",
    },
    {
      measure: "area",
      first: "ACD",
      second: "BCD",
      why: "Both triangles have the base $CD$, and their third vertices lie on a line parallel to it, so the heights are equal too.",
    },
  ],
  first: [
    {
      measure: "area",
      first: "AEB",
      second: "CED",
      why: "Triangles $AEB$ and $CED$ have equal angles because $AB$ and $CD$ are parallel, so they are similar; $AB$ is longer than $CD$.",
    },
    {
      measure: "area",
      first: "ABC",
      second: "ACD",
      why: "Triangles $ABC$ and $ACD$ have the same height, the distance of the parallel sides, but the base $AB$ is longer than the base $CD$.",
    },
    {
      measure: "area",
      first: "BEC",
      second: "CED",
      why: "On the line $BD$ the bases are $BE$ and $ED$, with the same height from $C$. As triangles $AEB$ and $CED$ are similar and $AB$ is longer than $CD$, $BE$ is longer than $ED$.",
    },
  ],
  open: [
    {
      measure: "perimeter",
      first: "AED",
      second: "BEC",
      why: "If $AD$ is perpendicular to $AB$, then $BC$ is longer than $AD$ and $BD$ is longer than $AC$, so triangle $BEC$ has the greater perimeter; if $BC$ is perpendicular to $AB$ instead, triangle $AED$ has it.",
    },
    {
      measure: "length",
      first: "AC",
      second: "BD",
      why: "If the top is moved to the right, $AC$ grows and $BD$ shrinks; if it is moved to the left, the opposite happens, and the sides $AB$ and $CD$ stay parallel and as long as they are.",
    },
  ],
};
