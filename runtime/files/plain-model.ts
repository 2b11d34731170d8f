import { needsDraco } from './needs-draco.ts'

/** A GLB file that every reader here understands; what unpacks it is fetched when it is needed. Rejects when it cannot be read. */
export async function plainModel(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!needsDraco(bytes)) return bytes
  const [{ dracoDecoder }, { unpackModel }] = await Promise.all([
    import('./draco-decoder.ts'),
    import('./unpack-model.ts'),
  ])
  return unpackModel(bytes, await dracoDecoder())
}
