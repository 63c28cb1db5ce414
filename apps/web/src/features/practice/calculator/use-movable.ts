import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

interface Offset {
  readonly x: number;
  readonly y: number;
}

const STEP_PX = 24;
const STEPS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
const EDGE_PX = 8;

/** Moves a floating element by its handle, with pointer or arrow keys; it never leaves the window. */
export function useMovable<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const grabbed = useRef<{ readonly pointer: Offset; readonly offset: Offset } | null>(null);

  const moveTo = (wanted: Offset) => setOffset((now) => within(ref.current, now, wanted));
  useEffect(() => {
    const stayInside = () => setOffset((now) => within(ref.current, now, now));
    window.addEventListener("resize", stayInside);
    return () => window.removeEventListener("resize", stayInside);
  }, []);

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { pointer: { x: event.clientX, y: event.clientY }, offset };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = grabbed.current;
      if (start === null) return;
      moveTo({
        x: start.offset.x + event.clientX - start.pointer.x,
        y: start.offset.y + event.clientY - start.pointer.y,
      });
    },
    onPointerUp() {
      grabbed.current = null;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveTo({ x: offset.x + step.x, y: offset.y + step.y });
    },
  };
  return { ref, handle, style: { transform: `translate(${offset.x}px, ${offset.y}px)` } };
}

/** The wanted offset, held back where the element would leave the window. */
function within(element: HTMLElement | null, now: Offset, wanted: Offset): Offset {
  if (element === null) return wanted;
  const box = element.getBoundingClientRect();
  const left = box.left - now.x;
  const top = box.top - now.y;
  return {
    x: clamp(wanted.x, EDGE_PX - left, window.innerWidth - EDGE_PX - box.width - left),
    y: clamp(wanted.y, EDGE_PX - top, window.innerHeight - EDGE_PX - box.height - top),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
