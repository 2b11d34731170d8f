import { copyFile } from 'node:fs/promises'
import { type IFormat, parseBuffer, TrackType } from 'music-metadata'
import { type CheckVerdict, plainFacts, refused } from './check-message.ts'

/** Milliseconds. */
const longestSound = 10 * 60_000
const longestVideo = 5 * 60_000

type MediaKind = 'mp3' | 'wav' | 'ogg' | 'm4a' | 'mp4' | 'webm'

const mimeOf: Readonly<Record<MediaKind, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const hasVideo = ({ trackInfo, hasVideo: isVideo = false }: IFormat): boolean =>
  isVideo || trackInfo.some(({ type }) => type === TrackType.video)

/** Reads the whole stream of a sound or a video, which must be of the kind that it begins like and not too long. It is kept as it is. */
export async function checkMedia(
  kind: MediaKind,
  bytes: Uint8Array,
  wanted: 'sounds' | 'videos',
  { source, target }: { readonly source: string; readonly target: string },
): Promise<CheckVerdict> {
  const { format } = await parseBuffer(
    bytes,
    { mimeType: mimeOf[kind], size: bytes.byteLength },
    { duration: true, skipCovers: true },
  )
  const milliseconds = Math.round((format.duration ?? 0) * 1000)
  if (!Number.isSafeInteger(milliseconds) || milliseconds <= 0) return refused('asset.unreadable')
  if (wanted === 'videos' && !hasVideo(format)) return refused('asset.not-a-video')
  if (wanted === 'sounds' && hasVideo(format)) return refused('asset.not-a-sound')
  if (wanted === 'sounds' && milliseconds > longestSound) return refused('asset.sound-too-long')
  if (wanted === 'videos' && milliseconds > longestVideo) return refused('asset.video-too-long')
  await copyFile(source, target)
  return { ok: true, facts: { ...plainFacts(kind), duration: milliseconds } }
}
