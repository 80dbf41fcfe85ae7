import { expect, test } from "vitest";
// Here, because the Workers' runtime, in which the tests beside the code run, loads no native module.
import { withInitialValues } from "../../worker/build/registered-constants";

const solid = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
const open = '@property --tw-shade{syntax:"*";inherits:false}';

test("a registered property that is given its initial value only is that value", () => {
  expect(withInitialValues(`${solid}.a{--tw-style:solid;border-style:var(--tw-style)}`)).toBe(
    ".a{border-style:solid}",
  );
});

test("one without an initial value that is never given another is what is said instead", () => {
  expect(withInitialValues(`${open}*{--tw-shade:initial}.a{color:var(--tw-shade,var(--ink,red))}`)).toContain(
    ".a{color:var(--ink,red)}",
  );
});

test.each([
  ["given another value", `${solid}.a{--tw-style:dashed}.b{border-style:var(--tw-style)}`],
  ["without an initial value but given one", `${open}.a{--tw-shade:red}.b{color:var(--tw-shade,#000)}`],
  [
    "of a kind of values",
    '@property --tw-alpha{syntax:"<percentage>";inherits:false;initial-value:100%}.b{opacity:var(--tw-alpha)}',
  ],
])("a registered property that is %s stays", (_what, css) => {
  expect(withInitialValues(css)).toContain("@property");
  expect(withInitialValues(css)).toMatch(/\.b\{[a-z-]+:var\(--tw-/);
});
