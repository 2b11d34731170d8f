import { stripMp4 } from './strip-mp4.ts'
import { stripOgg } from './strip-ogg.ts'
import { stripMp3, stripWav } from './strip-sound.ts'
import { stripWebm } from './strip-webm.ts'

const strippers = {
  mp3: stripMp3,
  wav: stripWav,
  ogg: stripOgg,
  m4a: stripMp4,
  mp4: stripMp4,
  webm: stripWebm,
} as const

export type MediaKind = keyof typeof strippers

/** A sound or video without words, pictures, places and times of its maker; what is heard and seen stays to the byte. */
export function stripMedia(kind: MediaKind, bytes: Uint8Array): Uint8Array {
  return strippers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
