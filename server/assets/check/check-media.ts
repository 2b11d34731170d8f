import { writeFile } from 'node:fs/promises'
import { type IFormat, parseBuffer, TrackType } from 'music-metadata'
import { assetLimits } from '../../../model/assets/asset-limits.ts'
import { type CheckVerdict, plainFacts, refused } from './check-message.ts'
import { type MediaKind, stripMedia } from './strip/strip-media.ts'

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

/** Reads the whole stream of a sound or a video, which must be of the kind that it begins like and not too long. It is kept without what it tells of its maker. */
export async function checkMedia(
  kind: MediaKind,
  bytes: Uint8Array,
  wanted: 'sounds' | 'videos',
  { target }: { readonly target: string },
): Promise<CheckVerdict> {
  const kept = stripMedia(kind, bytes)
  const { format } = await parseBuffer(
    kept,
    { mimeType: mimeOf[kind], size: kept.byteLength },
    { duration: true, skipCovers: true },
  )
  const milliseconds = Math.round((format.duration ?? 0) * 1000)
  if (!Number.isSafeInteger(milliseconds) || milliseconds <= 0) return refused('asset.unreadable')
  if (wanted === 'videos' && !hasVideo(format)) return refused('asset.not-a-video')
  if (wanted === 'sounds' && hasVideo(format)) return refused('asset.not-a-sound')
  if (wanted === 'sounds' && milliseconds > assetLimits.sound) return refused('asset.sound-too-long')
  if (wanted === 'videos' && milliseconds > assetLimits.video) return refused('asset.video-too-long')
  await writeFile(target, kept)
  return { ok: true, facts: { ...plainFacts(kind), duration: milliseconds } }
}
