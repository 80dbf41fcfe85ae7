import { loadCode } from "../../lib/load-code";

/** Code that is fetched late, and at hand from then on. */
export interface LateCode<Code> {
  /** Undefined until it has come. */
  code: Code | undefined;
  load: () => Promise<Code>;
}

export function lateCode<Code>(load: () => Promise<Code>, limit?: number): LateCode<Code> {
  const late: LateCode<Code> = {
    code: undefined,
    async load() {
      late.code ??= await loadCode(load, limit);
      return late.code;
    },
  };
  return late;
}
