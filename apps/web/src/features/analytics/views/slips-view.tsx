import { SlipsSection } from "../slips/slips-section.tsx";
import { SurenessSection } from "../sureness/sureness-section.tsx";

export function SlipsView() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <SlipsSection />
      <SurenessSection />
    </div>
  );
}
