import type { MediaDetail } from "../../worker/contract/media/media-item";

/** A picture of the library as staff read it: ready, without words and in no post, but for what the test says. */
export const makeMediaItem = (values: Partial<MediaDetail> = {}): MediaDetail => ({
  ...{ id: 1, hash: "a".repeat(32), name: "toko.jpg", type: "image/jpeg", width: 900, height: 600, bytes: 9 },
  ...{ alt: "", decorative: false, focalX: 0.5, focalY: 0.5, state: "ready", problem: null },
  ...{ url: "/media/a.jpg", variants: [], uses: 0, uploader: null, usedIn: [] },
  createdAt: "2026-11-23T02:00:00.000Z",
  ...values,
});
