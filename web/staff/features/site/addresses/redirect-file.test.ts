import { expect, test } from "vitest";
import type { Redirect } from "../../../../../worker/contract/redirects";
import { toCsv } from "../../../lib/csv";
import { readRedirectFile } from "./redirect-file";
import { redirectCsv } from "./redirect-words";

const readRules = (text: string) => readRedirectFile(text).map(({ rule }) => Object.values(rule));

test("a file that was exported says the same when it is read", () => {
  const redirects: Redirect[] = [
    { id: 1, from: "/a;b,c", to: "/blog/x?a=1#b", kind: "exact", status: 302, version: 1 },
    { id: 2, from: "/berita", to: "/blog/*", kind: "prefix", status: 301, version: 1 },
    { id: 3, from: '/é "kutip"', to: null, kind: "exact", status: 410, version: 1 },
  ];
  expect(readRules(toCsv(redirectCsv.columns, redirects.map(redirectCsv.cellsOf)))).toEqual([
    ["/a;b,c", "/blog/x?a=1#b", "exact", 302],
    ["/berita/*", "/blog/*", "prefix", 301],
    ['/é "kutip"', null, "exact", 410],
  ]);
});

test("files of other programs are read: semicolons, tabs, no head, columns left out, lines counted", () => {
  expect(readRedirectFile("from;to\r\n\r\n/a;/b\r\n")).toEqual([
    { line: 3, rule: { from: "/a", to: "/b", kind: "exact", status: 301 } },
  ]);
  expect(readRules("/a\t/b\n/c/*\t/d\n")).toEqual([
    ["/a", "/b", "exact", 301],
    ["/c/*", "/d", "prefix", 301],
  ]);
  expect(readRules("source,target,regex,code\nhttps://lama.example/x,/y,0,302\n/z,,,")).toEqual([
    ["https://lama.example/x", "/y", "exact", 302],
    // The server asks for its target.
    ["/z", null, "exact", 301],
  ]);
});
