export interface Signal<Value> {
  /** Calls the listener on every emission; returns how to stop that. */
  readonly listen: (listener: (value: Value) => void) => () => void;
  readonly emit: (value: Value) => void;
}

/** News that parts of the page tell one another without knowing each other. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
