import { expect, test } from "vitest";
import { parsePictureAddress } from "../worker/contract/media/pictures";
import { site } from "../worker/contract/site";

const hash = "0123456789abcdef0123456789abcdef";

test("an address is read as browsers read it on the page of an article", () => {
  const steps = ["", ".", "..", "x", "media", "%2e", "%2E%2e", `${hash}.jpg`];
  const page = `${site.url}/blog/artikel`;
  const all = steps.flatMap((one) =>
    steps.flatMap((two) => steps.flatMap((three) => steps.map((four) => [one, two, three, four].join("/")))),
  );
  const ours = all.filter((address) => {
    if (!URL.canParse(address, page)) return false;
    const { origin, pathname } = new URL(address, page);
    return origin === site.url && pathname === `/media/${hash}.jpg`;
  });
  expect(ours.length).toBeGreaterThan(20);
  expect(all.filter((address) => parsePictureAddress(address) !== null)).toEqual(ours);
});
