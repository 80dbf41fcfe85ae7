const separators = ["/", "\\", "%2F", "%5c", "%252F", "%255C", "%c0%af", "\u2215", "//"];
const ups = ["..", "%2e%2e", "%252e%252e", ".%2E", ".", "", "\u2024\u2024"];
const endings = ["", ".md", "%2emd", "/", ";", ";a=b", "%00", "%0a", "\t", "..", "%20", "?x=1"];
const odd = [
  ...["%", "%2525", "%ZZ", "%E0%A4%A", "%ED%A0%80", "e%CC%81", "%F0%9F%98%80", "%u0061", "a%00b", "a%0d%0ab"],
  ...["a%252Fb", "a%2Fb", "a+b", "a@b", "a:b", "'", "%22"],
  ...["%3Cscript%3E", "%7B%7B", "%E2%80%AE", "%EF%BB%BF"],
  ...["__proto__", "constructor", "undefined", "null", "-", "0", "01", "+1", "1e3", "1.0", "\u0661"],
  ...["9".repeat(400), "x".repeat(249), "x".repeat(251), "x".repeat(5000)],
  ...["%25".repeat(300), "../".repeat(50), "..%5C".repeat(50)],
];

/** Parts of an address that try to come out as `target`, the last parts of another one, or to break what reads them. */
export function hostileParts(target: readonly string[]): string[] {
  const last = target.at(-1) ?? "";
  const climbing = separators.flatMap((separator) =>
    ups.flatMap((up) => endings.map((ending) => `${up}${separator}${target.join(separator)}${ending}`)),
  );
  const spellings = [
    last.toUpperCase(),
    encodeEach(last),
    encodeEach(encodeEach(last)),
    ...[...last].map((sign, index) => last.slice(0, index) + encodeEach(sign) + last.slice(index + 1)),
    ...endings.map((ending) => last + ending),
  ];
  return [...new Set([...climbing, ...spellings, ...odd])];
}

function encodeEach(text: string): string {
  return [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("");
}

/** Some of many, spread over all of them and the same in every run. */
export function takeSample<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor(index * step)] as T,
  );
}
