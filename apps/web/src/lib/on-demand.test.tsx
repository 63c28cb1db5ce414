import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { expect, it, vi } from "vitest";
import { onDemand, retryFailedLoads } from "./on-demand.tsx";

it("asks again for what could not be loaded, but not before it is told to", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(() => "here");
  const Part = onDemand(load);
  const page = (key: string) => (
    <ErrorBoundary fallback="failed" resetKeys={[key]} onReset={retryFailedLoads}>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page("first"));
  expect(await screen.findByText("failed")).not.toBeNull();
  rerender(page("first"));
  expect(load).toHaveBeenCalledOnce();
  await act(async () => rerender(page("second")));
  expect(await screen.findByText("here")).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
