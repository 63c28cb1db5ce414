import type { MeasureReport } from "@lexiquant/contract";
import { MEASURE_NAMES } from "@lexiquant/domain/item";
import { useWidth } from "../../../../items/figures/use-width.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { type ColourRole, ROLE_CLASSES } from "../../../../ui/role-colour.ts";
import { MEASURE_ROLES } from "./measure-words.ts";
import {
  ROUTE_CAVEAT,
  type Routing,
  routePictureInWords,
  routeSentence,
  whatIfSentence,
} from "./route-words.ts";

/** What the first sections led to, and what would have led elsewhere. */
export function RouteSection({ measures }: { readonly measures: readonly MeasureReport[] }) {
  const routed = measures.flatMap(({ measure, routing }) =>
    routing === null ? [] : [{ measure, routing }],
  );
  if (routed.length === 0) return null;
  return (
    <section aria-labelledby="route-heading" className="sheet p-5 sm:p-7">
      <h2 id="route-heading" className="text-22">
        The route
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-7 lg:grid-cols-2">
        {routed.map(({ measure, routing }) => (
          <div key={measure}>
            <h3 className={classNames("text-16", ROLE_CLASSES[MEASURE_ROLES[measure]].text)}>
              {MEASURE_NAMES[measure]}
            </h3>
            <p className="mt-1 mb-4 max-w-prose text-16">{routeSentence(routing)}</p>
            <RoutePicture routing={routing} role={MEASURE_ROLES[measure]} />
            <ul className="mt-3 flex max-w-prose flex-col gap-1.5 text-15 text-soft-ink">
              {routing.whatIf.map((whatIf) => (
                <li key={whatIf.route}>{whatIfSentence(whatIf)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-6 border-line border-t pt-4">
        <p className="max-w-prose text-15 text-soft-ink">{ROUTE_CAVEAT}</p>
      </div>
    </section>
  );
}

const HEIGHT_PX = 42;
/** Room that the name of a cut-off takes beside its mark. */
const LABEL_PX = 68;
const MOST_WIDTH_PX = 440;
const CELL_HEIGHT_PX = 16;
const CELL_GAP_PX = 3;

interface RoutePictureProps {
  readonly routing: Routing;
  readonly role: ColourRole;
}

/** A cell for every question of the first section, the right ones filled, with the cut-offs between them. */
function RoutePicture({ routing, role }: RoutePictureProps) {
  const { of, rawScore, cutoffs } = routing;
  const { ref, width } = useWidth<HTMLDivElement>();
  const drawnPx = Math.min(width, MOST_WIDTH_PX) - 2;
  const step = drawnPx / of;
  const markOf = (route: "medium" | "hard") => (cutoffs[route] - 1) * step;
  const marks = [
    { route: "medium", x: markOf("medium"), before: markOf("medium") >= LABEL_PX },
    { route: "hard", x: markOf("hard"), before: drawnPx - markOf("hard") < LABEL_PX },
  ] as const;
  const cells = Array.from({ length: of }, (_, place) => place);
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={routePictureInWords(routing)}
        width={width}
        height={HEIGHT_PX}
        viewBox={`-1 0 ${width} ${HEIGHT_PX}`}
        className="block h-auto max-w-full"
      >
        {cells.map((place) => (
          <rect
            key={place}
            x={place * step + CELL_GAP_PX / 2}
            y={2}
            width={step - CELL_GAP_PX}
            height={CELL_HEIGHT_PX}
            rx={3}
            className={place < rawScore ? ROLE_CLASSES[role].fill : "fill-transparent stroke-edge"}
          />
        ))}
        {marks.map(({ route, x, before }) => (
          <g key={route} transform={`translate(${x} 0)`}>
            <path d="M0 0V38" strokeWidth={2} className="stroke-ink" />
            <text
              x={before ? -5 : 5}
              y={36}
              textAnchor={before ? "end" : "start"}
              className="figures fill-soft-ink text-13"
            >
              {route} {cutoffs[route]}+
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
