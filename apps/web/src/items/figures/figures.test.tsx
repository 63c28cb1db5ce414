import { type Figure, figureSchema } from "@lexiquant/domain/item";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FigureView } from "./figure-view.tsx";
import { labelParts } from "./label-parts.ts";
import { readableTicks } from "./readable-ticks.ts";
import { tableEquivalent } from "./table-equivalent.ts";

const named = { title: "A title", description: "A description that is long enough." };
const axis = (label: string, unit = "") => ({ label, unit });

const FIGURES = {
  "bar-chart": {
    ...named,
    kind: "bar-chart",
    layout: "grouped",
    categories: ["North", "South"],
    categoryAxis: axis("Region"),
    valueAxis: axis("Harvest", "tons"),
    series: [
      { name: "Apples", values: [80, 60] },
      { name: "Pears", values: [40, 50] },
    ],
  },
  "line-chart": {
    ...named,
    kind: "line-chart",
    categories: ["2020", "2021"],
    categoryAxis: axis("Year"),
    valueAxis: axis("Trips", "thousands"),
    series: [{ name: "All", values: [150, 350] }],
  },
  "pie-chart": {
    ...named,
    kind: "pie-chart",
    unit: "%",
    slices: [
      { label: "Single", value: 64 },
      { label: "Return", value: 36 },
    ],
  },
  histogram: {
    ...named,
    kind: "histogram",
    valueAxis: axis("Time", "minutes"),
    countAxis: axis("Deliveries"),
    bins: [
      { from: 20, to: 40, count: 7 },
      { from: 40, to: 60, count: 12 },
    ],
  },
  "box-plot": {
    ...named,
    kind: "box-plot",
    valueAxis: axis("Time", "minutes"),
    boxes: [
      {
        label: "East",
        minimum: 10,
        lowerQuartile: 40,
        median: 60,
        upperQuartile: 100,
        maximum: 160,
      },
    ],
  },
  "scatter-plot": {
    ...named,
    kind: "scatter-plot",
    horizontalAxis: axis("x"),
    verticalAxis: axis("y"),
    points: [
      { x: 1, y: 2 },
      { x: 1, y: 2 },
      { x: 3, y: -5 },
    ],
  },
  table: { ...named, kind: "table", columns: ["Fruit", "Price"], rows: [["Apples", "1,100"]] },
  geometry: {
    ...named,
    kind: "geometry",
    width: 10,
    height: 8,
    toScale: false,
    marks: [
      {
        kind: "polyline",
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 3 },
        ],
        closed: true,
        shaded: true,
        dashed: false,
        arrow: "none",
      },
      {
        kind: "angle",
        vertex: { x: 4, y: 0 },
        from: { x: 0, y: 0 },
        to: { x: 4, y: 3 },
        right: true,
        text: "",
      },
      { kind: "text", at: { x: 2, y: -0.5 }, text: "$x^\\circ$", anchor: "middle" },
    ],
  },
  "coordinate-plane": {
    ...named,
    kind: "coordinate-plane",
    horizontal: { from: -2, to: 3, step: 1, label: "x" },
    vertical: { from: 0, to: 2, step: 1, label: "y" },
    grid: true,
    marks: [{ kind: "point", at: { x: 1, y: 2 }, open: false }],
  },
} satisfies { [Kind in Figure["kind"]]: unknown };

const figureOf = (kind: Figure["kind"]) => figureSchema.parse(FIGURES[kind]);
const KINDS = Object.keys(FIGURES) as Figure["kind"][]; // the keys are checked above
const cells = (kind: Figure["kind"]) => tableEquivalent(figureOf(kind))?.rows;

describe("every figure", () => {
  it.each(KINDS)("%s is drawn, named and described", (kind) => {
    render(<FigureView figure={figureOf(kind)} />);
    const graphic =
      kind === "table"
        ? screen.getByRole("table", { name: "A title" })
        : screen.getByRole("img", { name: "A title" });
    expect(graphic).not.toBeNull();
    expect(screen.getByText("Describe this figure")).not.toBeNull();
    if (kind !== "table") {
      const describedBy = graphic.getAttribute("aria-describedby") ?? "";
      expect(document.getElementById(describedBy)?.textContent).toBe(named.description);
    }
  });
});

describe("the table equivalent", () => {
  it("holds all data of a chart", () => {
    expect(cells("bar-chart")).toEqual([
      ["North", "80", "40"],
      ["South", "60", "50"],
    ]);
    expect(cells("line-chart")).toEqual([
      ["2020", "150"],
      ["2021", "350"],
    ]);
    expect(cells("pie-chart")).toEqual([
      ["Single", "64%"],
      ["Return", "36%"],
    ]);
    expect(cells("histogram")).toEqual([
      ["20 to 40", "7"],
      ["40 to 60", "12"],
    ]);
    expect(cells("box-plot")).toEqual([["East", "10", "40", "60", "100", "160"]]);
    expect(cells("scatter-plot")).toEqual([
      ["1", "2"],
      ["1", "2"],
      ["3", "−5"],
    ]);
  });

  it("is offered with the chart, and names series and units", () => {
    render(<FigureView figure={figureOf("bar-chart")} />);
    const table = screen.getByRole("table", { hidden: true });
    const headings = within(table).getAllByRole("columnheader", { hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Region", "Apples", "Pears"]);
    expect(tableEquivalent(figureOf("histogram"))?.columns).toEqual([
      "Time (minutes)",
      "Deliveries",
    ]);
  });
});

describe("a figure that is not to scale", () => {
  it("says so", () => {
    render(<FigureView figure={figureOf("geometry")} />);
    expect(screen.getByText(/not necessarily drawn to scale/)).not.toBeNull();
  });
});

describe("ticks", () => {
  it("stand at the largest round step of which all values are multiples", () => {
    expect(readableTicks([250, 350, 150, 450], true).major).toEqual([
      0, 50, 100, 150, 200, 250, 300, 350, 400, 450,
    ]);
  });

  it("label every other line where all labels would be too many", () => {
    const { major, minor } = readableTicks([10, 40, 60, 100, 130, 160], false);
    expect(major).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160]);
    expect(minor).toHaveLength(17);
  });

  it("hold all values inside the domain, whatever the values", () => {
    for (const values of [[0], [7], [-3, 12.7], [0.01, 0.002], [1_234_567, 89], [5, 5, 5]]) {
      const { domain, major } = readableTicks(values, false);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(domain[0]);
        expect(value).toBeLessThanOrEqual(domain[1]);
      }
      expect(major.length).toBeGreaterThanOrEqual(2);
      expect(major.length).toBeLessThanOrEqual(12);
    }
  });
});

describe("labels in drawings", () => {
  it("set letters in italics, digits upright, degrees as a sign", () => {
    const text = (source: string) =>
      labelParts(source)
        .map((part) => part.text)
        .join("");
    expect(text("$x^\\circ$")).toBe("x°");
    expect(text("$30^{\\circ}$")).toBe("30°");
    expect(text("$(1,-5)$")).toBe("(1,−5)");
    expect(text("$\\frac{1}{2}$")).toBe("1/2");
    expect(text("$6\\sqrt{2}$")).toBe("6√2");
    expect(text("$\\ell$")).toBe("ℓ");
    expect(text("$\\unknown$")).toBe("unknown");
    expect(labelParts("$2x$").map(({ italic }) => italic)).toEqual([false, true]);
    expect(labelParts("$x^2$").map(({ raised }) => raised)).toEqual([false, true]);
  });
});

describe("a pie chart", () => {
  it("has room below for a name of several lines and its value", () => {
    const slices = [
      { label: "Adult fiction", value: 40 },
      { label: "Adult nonfiction and reference", value: 30 },
      { label: "Films", value: 30 },
    ];
    const figure: Figure = { ...named, kind: "pie-chart", unit: "%", slices };
    const { container } = render(<FigureView figure={figure} />);
    const height = Number(container.querySelector("svg")?.getAttribute("height"));
    expect(height).toBeGreaterThan(0);
    for (const label of container.querySelectorAll("svg text")) {
      const top = Number(label.getAttribute("y"));
      const lines = label.querySelectorAll("tspan").length;
      // Lines are 16 px apart, and reach 8 px below their middle; y counts from the middle of the pie.
      expect(top + (lines - 1) * 16 + 8).toBeLessThanOrEqual(height / 2);
      expect(top - 8).toBeGreaterThanOrEqual(-height / 2);
    }
  });
});
