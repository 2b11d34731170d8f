import { dracoShapes, ktx2Pictures, namesExtension } from './names-extension.ts'

/** A GLB file that every reader here understands; what unpacks it is fetched when it is needed. Rejects when it cannot be read. */
export async function plainModel(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const [shapes, picture] = await Promise.all([
    namesExtension(bytes, dracoShapes) ? shapeDecoder() : undefined,
    namesExtension(bytes, ktx2Pictures) ? pictureDecoder() : undefined,
  ])
  if (!shapes && !picture) return bytes
  const { unpackModel } = await import('./unpack-model.ts')
  return unpackModel(bytes, { shapes, ...(picture && { picture }) })
}

async function shapeDecoder() {
  const { dracoDecoder } = await import('./draco-decoder.ts')
  return dracoDecoder()
}

async function pictureDecoder() {
  const [{ basisDecoder }, { pictureOfKtx2 }] = await Promise.all([
    import('./basis-decoder.ts'),
    import('./picture-of-ktx2.ts'),
  ])
  const decoder = await basisDecoder()
  return (bytes: Uint8Array) => pictureOfKtx2(bytes, decoder)
}
