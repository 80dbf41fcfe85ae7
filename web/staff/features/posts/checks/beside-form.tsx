import type { ReactNode } from "react";
import { Button } from "../../../../ui/button";
import type { PostChecksState } from "./use-post-checks";

interface BesideFormProps {
  state: PostChecksState;
  preview: ReactNode;
  checks: ReactNode;
}

/** What stands beside the form: how visitors will see the article, or what it claims. */
export function BesideForm({ state, preview, checks }: BesideFormProps) {
  if (!state.isGenerated) return preview;
  return (
    <div className="grid min-w-0 grid-rows-[auto_1fr] gap-4">
      <fieldset className="inline-flex gap-1 justify-self-start rounded-full border border-edge bg-white p-1">
        <legend className="sr-only">Di samping formulir</legend>
        <Switch isOn={!state.isShown} onPress={state.hide}>
          Pratinjau
        </Switch>
        <Switch isOn={state.isShown} onPress={state.show}>
          Pemeriksaan{state.open > 0 && ` (${state.open})`}
        </Switch>
      </fieldset>
      {state.isShown ? checks : preview}
    </div>
  );
}

function Switch({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      variant={isOn ? "dark" : "quiet"}
      size="sm"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-10"
    >
      {children}
    </Button>
  );
}
