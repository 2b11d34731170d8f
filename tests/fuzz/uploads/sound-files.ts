import type { AssetType } from '../../../model/assets/asset.ts'
import { glbFile, ktx2File, rawGlb, triangleBytes, triangleGltf } from '../../support/files/models.ts'
import { gifFile, jpegFile, pngFile, svgFile, webpFile } from '../../support/files/pictures.ts'
import { mp3File, oggFile, wavFile } from '../../support/files/sounds.ts'
import { m4aFile, mp4File, webmFile } from '../../support/files/videos.ts'

/** A file with nothing wrong in it. */
export interface SoundFile {
  readonly type: AssetType
  readonly extension: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const drawing = svgFile(
  '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
    '<path d="M1 1 L30 5 C9 9 8 8 1 1z" fill="url(#g)"/><text x="3" y="20">Hi</text>',
)

/** One of every kind, as the mutations begin with. */
export async function soundFiles(): Promise<readonly SoundFile[]> {
  const inside = `data:application/octet-stream;base64,${Buffer.from(triangleBytes).toString('base64')}`
  const gltf = triangleGltf({ buffers: [{ byteLength: 36, uri: inside }] })
  return [
    { type: 'images', extension: 'png', bytes: await pngFile(64, 48) },
    { type: 'images', extension: 'jpg', bytes: await jpegFile(64, 48) },
    { type: 'images', extension: 'webp', bytes: await webpFile(64, 48) },
    { type: 'images', extension: 'gif', bytes: await gifFile(64, 48) },
    { type: 'images', extension: 'svg', bytes: drawing },
    { type: 'sounds', extension: 'wav', bytes: wavFile(1) },
    { type: 'sounds', extension: 'mp3', bytes: mp3File(1) },
    { type: 'sounds', extension: 'ogg', bytes: oggFile(1) },
    { type: 'sounds', extension: 'm4a', bytes: m4aFile(1) },
    { type: 'videos', extension: 'mp4', bytes: mp4File(1) },
    { type: 'videos', extension: 'webm', bytes: webmFile(1) },
    { type: 'models', extension: 'glb', bytes: await glbFile({ side: 4 }) },
    { type: 'models', extension: 'glb', bytes: await glbFile({ side: 4, packing: 'draco' }) },
    { type: 'models', extension: 'glb', bytes: await glbFile({ side: 4, packing: 'meshopt' }) },
    {
      type: 'models',
      extension: 'glb',
      bytes: await glbFile({ texture: { bytes: await pngFile(), type: 'image/png' } }),
    },
    {
      type: 'models',
      extension: 'glb',
      bytes: await glbFile({ texture: { bytes: ktx2File(64, 64), type: 'image/ktx2' } }),
    },
    { type: 'models', extension: 'glb', bytes: rawGlb(triangleGltf(), triangleBytes) },
    { type: 'models', extension: 'gltf', bytes: new TextEncoder().encode(JSON.stringify(gltf)) },
  ]
}
