import sharp, { type Sharp } from "sharp";

/** What cameras and programs say of a picture, and nobody is to read. */
export const camera = "Kamera Rahasia 5000";
export const place = "Jalan Rahasia 17";

/** Pixels that no two sides of a picture share, soft enough for lossy types. */
export function pixels(width: number, height: number, channels: 3 | 4 = 3): Uint8Array {
  const values = new Uint8Array(width * height * channels);
  for (let at = 0; at < values.length; at++) {
    const [x, y, channel] = [
      Math.floor(at / channels) % width,
      Math.floor(at / channels / width),
      at % channels,
    ];
    const colours = [(x * 250) / width, (y * 250) / height, ((x + y) * 120) / (width + height) + 60, 255 - x];
    values[at] = Math.round(colours[channel] ?? 0);
  }
  return values;
}

export function drawn(width = 48, height = 31, channels: 3 | 4 = 3): Sharp {
  return sharp(pixels(width, height, channels), { raw: { width, height, channels } });
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${place}"/></rdf:RDF></x:xmpmeta>`;

/** The same with camera, place and other colours. */
export function drawnWithMetadata(channels: 3 | 4 = 3): Sharp {
  return drawn(48, 31, channels)
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: camera, ImageDescription: place },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 31/1", GPSLongitude: "106/1 49/1 0/1" },
    })
    .withXmp(xmp);
}

export async function bytesOf(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.toBuffer());
}

/** Its pixels as they are shown, upright and in sRGB, and how many there are. */
export async function shown(bytes: Uint8Array): Promise<{ size: string; data: Uint8Array }> {
  const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { size: `${info.width} × ${info.height} × ${info.channels}`, data: new Uint8Array(data) };
}

/** How far two pictures' pixels are apart at most. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
}
