import type { AssetType } from '../../../model/assets/asset.ts'
import type { Size } from './picture-size.ts'

/** What a browser finds out about a file by showing or playing it. */
export interface ShownFile {
  readonly size: Size | null
  /** Milliseconds. */
  readonly duration: number | null
  readonly thumbnail: Blob | null
}

const thumbnailSide = 256
/** Pixels of the longer side of a drawing without a size of its own. */
const drawingSide = 1024

const nothing: ShownFile = { size: null, duration: null, thumbnail: null }

/** Shows or plays a file where nobody sees it. Rejects when the browser cannot. */
export async function showFile(file: Blob, type: AssetType): Promise<ShownFile> {
  if (type === 'models') return nothing
  const address = URL.createObjectURL(file)
  try {
    return type === 'images' ? await showPicture(address) : await playMedia(address, type)
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function showPicture(address: string): Promise<ShownFile> {
  const image = new Image()
  image.src = address
  await image.decode()
  const size = {
    width: image.naturalWidth || drawingSide,
    height: image.naturalHeight || drawingSide,
  }
  return { size, duration: null, thumbnail: await draw(image, size) }
}

async function playMedia(address: string, type: 'sounds' | 'videos'): Promise<ShownFile> {
  const media = document.createElement(type === 'sounds' ? 'audio' : 'video')
  await new Promise<void>((resolve, reject) => {
    media.addEventListener('loadeddata', () => resolve(), { once: true })
    media.addEventListener('error', () => reject(new Error('cannot be played')), { once: true })
    media.preload = 'auto'
    media.muted = true
    media.src = address
  })
  const duration = Number.isFinite(media.duration) ? Math.round(media.duration * 1000) : null
  if (!(media instanceof HTMLVideoElement)) return { ...nothing, duration }
  const size = { width: media.videoWidth, height: media.videoHeight }
  return { size, duration, thumbnail: await draw(media, size) }
}

async function draw(source: CanvasImageSource, { width, height }: Size): Promise<Blob | null> {
  const share = Math.min(1, thumbnailSide / Math.max(1, width, height))
  const canvas = new OffscreenCanvas(Math.max(1, width * share), Math.max(1, height * share))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}
