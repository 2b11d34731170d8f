import type { MarkerFeatures } from '../../model/components/marker.ts'
import { drawPicture } from '../components/draw-picture.ts'
import { mindAr } from './mind-ar.ts'
import { type GreyPicture, greyOf } from './pose/grey-picture.ts'

/** Pixels of the longer side: no camera sees more of a picture that lies on a table, and each pixel costs time. */
const longest = 480
/** MindAR looks for features in the picture made smaller, down to 100 pixels; below that it knows none. */
const shortest = 100

/** What MindAR knows a picture by. */
export interface MarkerTarget extends MarkerFeatures {
  readonly bytes: Uint8Array
  /** Width to height. */
  readonly shape: number
  /** By which it is found exactly. */
  readonly grey: GreyPicture
}

/** Looks for what makes a picture known. Takes about a second or two, and some of it without a break. Rejects a picture that cannot be read. */
export async function compileTarget(address: string): Promise<MarkerTarget> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { Compiler } = await mindAr()
  const compiler = new Compiler()
  const ink = handy(drawPicture(image, '#ffffff'))
  const { canvas } = ink
  const [compiled] = await compiler.compileImageTargets([canvas], () => undefined)
  if (!compiled) throw new Error('MindAR compiled no picture')
  const [whole] = compiled.matchingData
  const [fine] = compiled.trackingData
  if (!fine) throw new Error('MindAR compiled nothing to follow')
  // MindAR follows the coarse one by whole pixels: a picture that is turned by seven degrees more looked the same to it.
  compiler.data = [{ ...compiled, trackingData: [fine, fine] }]
  return {
    bytes: compiler.exportData(),
    shape: canvas.width / canvas.height,
    grey: greyOf(ink.getImageData(0, 0, canvas.width, canvas.height)),
    features: (whole?.maximaPoints.length ?? 0) + (whole?.minimaPoints.length ?? 0),
    tracked: fine.points.length,
  }
}

/** The picture as large as MindAR is quick with; one that is long and thin keeps its short side. */
function handy(picture: HTMLCanvasElement): CanvasRenderingContext2D {
  const { width, height } = picture
  const scale = Math.max(longest / Math.max(width, height), shortest / Math.min(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (!ink) throw new Error('no 2d canvas')
  ink.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return ink
}
