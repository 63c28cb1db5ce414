import { type ComponentType, lazy } from "react";

/** How to begin anew with each part whose load has failed: `lazy` itself would keep the failure for good. */
const failed = new Set<() => void>();

/** A component that is loaded when it is first shown. Suspends meanwhile, throws when the load fails. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(beginAnew);
        throw error;
      }
    });
  let current = begin();
  const beginAnew = () => {
    current = begin();
  };
  return function OnDemand(props: Props) {
    const Loaded = current;
    return <Loaded {...props} />;
  };
}

/** What could not be loaded is asked for again when it is next shown. */
export function retryFailedLoads(): void {
  for (const beginAnew of failed) beginAnew();
  failed.clear();
}
