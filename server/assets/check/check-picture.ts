import sharp, { type Sharp } from 'sharp'
import { assetLimits, isPictureSmall } from '../../../model/assets/asset-limits.ts'
import { type CheckVerdict, plainFacts, refused } from './check-message.ts'
import { isTooManyParts } from './is-too-many-parts.ts'

const maxPicturePixels = assetLimits.picturePixels

/** The longest animation: frames, and pixels of all of them together. */
const maxFrames = 300
const maxAnimatedPixels = 2 * maxPicturePixels

/** Side of a thumbnail and of a drawing that becomes a picture, in pixels. */
const thumbnailSide = 256
const drawingSide = 2_048

/** Milliseconds that a drawing may take; its parts can be shown again and again in each other. */
const drawingMilliseconds = 2_500

/** Pictures are read one at a time, and nothing of them is kept in memory. */
sharp.cache(false)
sharp.concurrency(1)

interface Paths {
  readonly target: string
  readonly thumbnail: string
}

/** Whether a picture's header says that it may be decoded. */
export async function isPictureSmallEnough(bytes: Uint8Array): Promise<boolean> {
  return isPictureSmall(await pictureSize(bytes))
}

/** Pixels, by its header. Rejects when it has none. */
export const pictureSize = (
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> =>
  sharp(bytes, { limitInputPixels: false }).metadata()

/** Writes a picture anew, nothing of it but its pixels: no place, no camera, no second file. What moves becomes a WebP. And its thumbnail. */
export async function checkPicture(
  kind: 'png' | 'jpg' | 'webp' | 'gif',
  bytes: Uint8Array,
  paths: Paths,
): Promise<CheckVerdict> {
  if (!(await isPictureSmallEnough(bytes))) return refused('asset.picture-too-big')
  const frames = kind === 'gif' || kind === 'webp' ? await framesOf(bytes) : 1
  if (frames > 1) return checkAnimation(bytes, frames, paths)
  const picture = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
  switch (kind) {
    case 'jpg':
      return write(picture.jpeg({ quality: 88 }), 'jpg', paths)
    case 'webp':
      return write(picture.webp({ quality: 88 }), 'webp', paths)
    default:
      return write(picture.png(), 'png', paths)
  }
}

const framesOf = async (bytes: Uint8Array): Promise<number> =>
  (await sharp(bytes, { limitInputPixels: false }).metadata()).pages ?? 1

/** Writes all frames anew, as long as they take no more than a few pictures. */
async function checkAnimation(bytes: Uint8Array, frames: number, paths: Paths): Promise<CheckVerdict> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (frames > maxFrames || width * height * frames > maxAnimatedPixels) {
    return refused('asset.animation-too-long')
  }
  const moving = sharp(bytes, { animated: true, limitInputPixels: maxAnimatedPixels, failOn: 'error' })
  const verdict = await write(moving.toColourspace('srgb').webp({ quality: 80, effort: 1 }), 'webp', paths)
  return verdict.ok ? { ok: true, facts: { ...verdict.facts, height } } : verdict
}

/**
 * Turns a drawing into a PNG: what an SVG can do besides showing something ends here. Drawing cannot be interrupted, so one that takes too long
 * ends this whole process, which refuses it.
 */
export async function checkDrawing(bytes: Uint8Array, paths: Paths): Promise<CheckVerdict> {
  const end = setTimeout(() => process.kill(process.pid, 'SIGKILL'), drawingMilliseconds)
  try {
    return await draw(bytes, paths)
  } catch (error) {
    if (isTooManyParts(error)) return refused('asset.too-hard-to-read')
    throw error
  } finally {
    clearTimeout(end)
  }
}

async function draw(bytes: Uint8Array, paths: Paths): Promise<CheckVerdict> {
  if (Buffer.from(bytes).includes('<!ENTITY')) return refused('asset.unreadable')
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const longest = Math.max(width, height, 1)
  const density = Math.floor((72 * drawingSide) / longest)
  if (density < 1) return refused('asset.picture-too-big')
  const drawing = sharp(bytes, {
    density: Math.min(density, 72 * 16),
    limitInputPixels: maxPicturePixels,
  })
  return write(
    drawing
      .resize({ width: drawingSide, height: drawingSide, fit: 'inside', withoutEnlargement: true })
      .png(),
    'png',
    paths,
  )
}

async function write(picture: Sharp, extension: string, paths: Paths): Promise<CheckVerdict> {
  const { width, height } = await picture.toFile(paths.target)
  await sharp(paths.target, { limitInputPixels: maxPicturePixels })
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(paths.thumbnail)
  return {
    ok: true,
    facts: { ...plainFacts(extension), hasThumbnail: true, width, height },
  }
}
