import { expect, test } from "vitest";
import { type $ZodType, safeParse } from "zod/v4/core";
import "./body";
import { signIn } from "../../tests/support/worker";

interface Definition {
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
}

const modules = import.meta.glob<Record<string, unknown>>(["../contract/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(isSchema)
    .map(([name, schema]) => ({ name: `${file} ${name}`, schema })),
);

function isSchema(entry: [string, unknown]): entry is [string, $ZodType] {
  return Object(entry[1])._zod !== undefined;
}

/** A value of the schema's shape with `odd` in the place of each value that is neither an object nor a list. */
function fill(schema: $ZodType, odd: unknown): unknown {
  const { shape, element, innerType } = schema._zod.def as Definition;
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, fill(value, odd)]));
  if (element) return [fill(element, odd)];
  return innerType ? fill(innerType, odd) : odd;
}

const odd = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e30,
  "",
  "x",
  "x".repeat(20_000),
  [],
  [174],
  ["x"],
  {},
  { x: 1 },
];
const english = /invalid|expected|unrecognized|must|too (big|small)|required/i;

test("no message about an odd body is English", () => {
  expect(schemas.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const { name, schema } of schemas) {
    for (const value of odd) {
      for (const body of [value, [value], { items: [value] }, fill(schema, value)]) {
        const messages = safeParse(schema, body).error?.issues.map(({ message }) => message) ?? [];
        for (const message of messages) if (english.test(message)) found.add(`${name}: ${message}`);
      }
    }
  }
  expect([...found]).toEqual([]);
});

test.each([
  ["POST", "/api/blog/bulk", { action: "trash", items: [174] }, "items.0"],
  ["POST", "/api/blog/drip", { items: [240] }, "items.0"],
  ["PUT", "/api/writing-rules", { glossary: ["surel"] }, "glossary.0"],
  ["POST", "/api/briefs", { title: "Judul bahan", sources: ["https://contoh.example"] }, "sources.0"],
])("%s %s names the field whose value has another type", async (method, path, body, field) => {
  const { call } = await signIn("owner", { name: "Sari" });
  const response = await call(path, method, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: `Isi kolom ${field} tidak sesuai` } });
});
