import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'

/** Gives the frame the bytes of a model file, which components call `asset:{id}`. */
export async function giveFile({ page }: OpenFrame, id: string, bytes: Uint8Array): Promise<void> {
  const text = JSON.stringify(Buffer.from(bytes).toString('base64'))
  await page.evaluate(
    `window.say({ type: 'files.set', files: [['asset:${id}', { bytes: Uint8Array.fromBase64(${text}), type: 'model/gltf-binary' }]] })`,
  )
}
