// @vitest-environment jsdom
import { act, type ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageDataContext } from "../../lib/page-data";
import { loadedPlace, PlaceContext } from "../../lib/place";
import { ContactForm, type ContactFormCopy } from "./contact-form";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const field = { label: "Label", placeholder: "Contoh" };
const copy: ContactFormCopy = {
  ...{ title: "Kontak", description: "Isi.", submit: "Kirim", submitting: "Mengirim", trap: "Kosong" },
  fields: { name: field, email: field, phoneNumber: field, websiteType: field, message: field },
  consent: { before: "", link: "", href: "", newTab: "", after: "", version: "1" },
};
const refusedForm = { message: "Nama wajib diisi.", fields: {}, values: { name: "Budi" } };
const data = { refusedForm } as unknown as ComponentProps<typeof PageDataContext>["value"];
const address = { pathname: "/contact", search: "", hash: "" };

function page(place = loadedPlace(address)) {
  return (
    <PageDataContext value={data}>
      <PlaceContext value={place}>
        {place.pathname === "/contact" && <ContactForm copy={copy} />}
      </PlaceContext>
    </PageDataContext>
  );
}

test("the skip link keeps a refused form's values, and a later visit starts empty", async () => {
  const host = document.createElement("div");
  host.innerHTML = renderToString(page());
  const root = await act(async () => hydrateRoot(host, page()));
  const typed = () => host.querySelector<HTMLInputElement>("[name=name]")?.value;
  const goTo = (...place: Parameters<typeof loadedPlace>) =>
    act(async () => root.render(page(loadedPlace(...place))));
  expect(typed()).toBe("Budi");
  await goTo({ ...address, hash: "#main" }, "anchor");
  expect(typed()).toBe("Budi");
  await goTo({ ...address, pathname: "/" }, "home");
  await goTo(address, "later");
  expect(typed()).toBe("");
});
