import type { FrameFileType } from '../../../protocol/frame/frame-file.ts'
import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'

/** Gives the frame the bytes of a file, which components and programs call `asset:{id}`. */
export async function giveFile(
  { page }: OpenFrame,
  id: string,
  bytes: Uint8Array,
  type: FrameFileType = 'model/gltf-binary',
): Promise<void> {
  const text = JSON.stringify(Buffer.from(bytes).toString('base64'))
  await page.evaluate(
    `window.say({ type: 'files.set', files: [['asset:${id}', { bytes: Uint8Array.fromBase64(${text}), type: '${type}' }]] })`,
  )
}
