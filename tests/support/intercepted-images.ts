/** An Images binding each of whose transformations goes through `around`: only its output leaves the Worker. */
export function interceptedImages(
  images: ImagesBinding,
  around: <T>(work: () => Promise<T>) => Promise<T>,
): ImagesBinding {
  const wrap = (transformer: ImageTransformer): ImageTransformer =>
    ({
      transform: (change: ImageTransform) => wrap(transformer.transform(change)),
      output: (options: ImageOutputOptions) => around(() => transformer.output(options)),
    }) as ImageTransformer;
  return { input: (stream: ReadableStream<Uint8Array>) => wrap(images.input(stream)) } as ImagesBinding;
}
