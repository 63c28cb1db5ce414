import type { ReactNode } from "react";
import type { SlideId } from "./landing-content.ts";

/** Our own line drawings: ink plus one role colour. */

interface FrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Frame({ label, children }: FrameProps) {
  return (
    <svg
      viewBox="0 0 360 260"
      role="img"
      aria-label={label}
      width="360"
      height="260"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full max-w-sm stroke-ink"
    >
      {children}
    </svg>
  );
}

function VerbalDrawing({ label }: { readonly label: string }) {
  return (
    <Frame label={label}>
      <path d="M64 22h196l36 36v180H64z" className="fill-raised" />
      <path d="M260 22v36h36" />
      <path d="M92 82h112M92 110h52M216 110h52M92 138h176M92 166h84" className="stroke-soft-ink" />
      <rect x="154" y="96" width="52" height="24" rx="5" className="stroke-verbal" />
      <path d="M92 194h64" className="stroke-verbal" strokeWidth="3" />
      <path d="M92 186h64" className="stroke-soft-ink" />
      <path d="M128 204c8 22 78 24 84-30 2-18-8-34-20-46" className="stroke-verbal" />
      <path d="m192 140-1-13 13 3" className="stroke-verbal" />
      <path d="M226 186h42M226 206h30" className="stroke-soft-ink" />
    </Frame>
  );
}

function QuantDrawing({ label }: { readonly label: string }) {
  return (
    <Frame label={label}>
      <path d="M48 216h276M96 246V24M324 216l-8-5m8 5-8 5M96 24l-5 8m5-8 5 8" />
      <path
        d="M134.3 177C157.4 79.9 200.1 20.9 255.2 105.3Z"
        className="fill-quantitative/20 stroke-transparent"
      />
      <path d="M122 246C142 90 206-36 292 180" className="stroke-quantitative" strokeWidth="3" />
      <path d="M72 214 318 68" />
      <circle cx="134" cy="177" r="5" className="fill-raised" />
      <circle cx="255" cy="105" r="5" className="fill-raised" />
      <path d="M134 186v30M255 114v102" strokeDasharray="3 6" className="stroke-soft-ink" />
      <path d="M134 212v8M255 212v8M174 212v8M214 212v8M92 176h8M92 136h8M92 96h8M92 56h8" />
    </Frame>
  );
}

function BreakdownDrawing({ label }: { readonly label: string }) {
  const rows = [44, 88, 132, 176, 220];
  return (
    <Frame label={label}>
      {rows.map((y) => (
        <g key={y}>
          <ellipse
            cx="66"
            cy={y}
            rx="17"
            ry="11"
            className={y === 132 ? "fill-writing stroke-writing" : "fill-raised"}
          />
          <path d={`M98 ${y}h${y === 132 ? 62 : 46 + (y % 3) * 9}`} className="stroke-soft-ink" />
        </g>
      ))}
      <path
        d="M176 132h32m0 0c20 0 8-72 34-72m-34 72h34m-34 0c20 0 8 72 34 72"
        className="stroke-writing"
      />
      {[60, 132, 204].map((y) => (
        <g key={y}>
          <rect x="244" y={y - 24} width="88" height="48" rx="8" className="fill-raised" />
          <path d={`M258 ${y - 7}h58M258 ${y + 8}h36`} className="stroke-soft-ink" />
        </g>
      ))}
      <path d="m60 132 5 5 9-10" className="stroke-raised" />
    </Frame>
  );
}

function VocabularyDrawing({ label }: { readonly label: string }) {
  return (
    <Frame label={label}>
      <rect
        x="40"
        y="44"
        width="124"
        height="84"
        rx="9"
        transform="rotate(-9 102 86)"
        className="fill-raised"
      />
      <rect
        x="44"
        y="42"
        width="124"
        height="84"
        rx="9"
        transform="rotate(-3 106 84)"
        className="fill-raised"
      />
      <rect
        x="50"
        y="40"
        width="124"
        height="84"
        rx="9"
        transform="rotate(4 112 82)"
        className="fill-raised"
      />
      <path d="m78 66 56 4" strokeWidth="4" className="stroke-vocabulary" />
      <path d="m77 86 70 5m-71 11 42 3" className="stroke-soft-ink" />
      <path d="M56 230h272M56 230v-74" />
      <path
        d="M56 160c14 34 30 44 46 48v-48c22 26 44 36 70 40v-40c34 18 64 26 98 29v-29c20 8 36 12 54 14"
        className="stroke-vocabulary"
      />
      {[102, 172, 270].map((x) => (
        <circle key={x} cx={x} cy="160" r="5" className="fill-vocabulary stroke-vocabulary" />
      ))}
      <path d="M206 60h118M206 84h86M206 108h104" className="stroke-soft-ink" />
      <path d="M232 84h34" strokeWidth="4" className="stroke-vocabulary" />
    </Frame>
  );
}

const DRAWINGS: Record<SlideId, (props: { readonly label: string }) => ReactNode> = {
  verbal: VerbalDrawing,
  quant: QuantDrawing,
  breakdown: BreakdownDrawing,
  vocabulary: VocabularyDrawing,
};

export function SlideDrawing({ id, label }: { readonly id: SlideId; readonly label: string }) {
  const Drawing = DRAWINGS[id];
  return <Drawing label={label} />;
}
