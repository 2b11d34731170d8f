import type { WorldFiles } from '../files/world-files.ts'
import { SoundBuffers } from '../sounds/sound-buffers.ts'

/** What plays while somebody chooses a sound; made when the first is tried. */
let ears: { readonly context: AudioContext; readonly buffers: SoundBuffers } | undefined
let latest: AudioBufferSourceNode | undefined
let tries = 0

/** Lets a sound of the library or a file be heard once, in place of the one before. */
export async function trySound(sound: string, files: WorldFiles): Promise<void> {
  if (!ears) {
    const context = new AudioContext()
    ears = { context, buffers: new SoundBuffers(context, files) }
  }
  const { context, buffers } = ears
  tries += 1
  const own = tries
  latest?.stop()
  latest = undefined
  const buffer = await buffers.sound(sound)
  if (!buffer || own !== tries) return
  latest = new AudioBufferSourceNode(context, { buffer })
  latest.connect(context.destination)
  latest.start()
  await context.resume()
}
