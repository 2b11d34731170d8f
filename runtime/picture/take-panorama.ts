import * as THREE from 'three'
import type { World } from '../scene/create-scene.ts'
import type { RenderLoop } from '../scene/render-loop.ts'
import { dataAddress } from './data-address.ts'
import { PanoramaPainter } from './panorama-painter.ts'
import { panoramaSides } from './panorama-sides.ts'

const quality = 0.9
/** Rows that are read at once. */
const strip = 256

interface PanoramaOrder {
  /** Metres, and where the middle of the picture looks, radians. */
  readonly position: readonly [number, number, number]
  readonly yaw: number
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Runs `paint` with nothing in the scene that is no part of the world. */
  readonly alone: (paint: () => void) => void
}

/**
 * A JPEG data URL of all that is around a place: longitude across, latitude down; `''` when the graphics of the device gave up. The world goes on meanwhile: between two sides, and between
 * reading and packing, the next frame is drawn.
 */
export async function takePanorama(
  { scene }: World,
  loop: Pick<RenderLoop, 'nextFrame'>,
  { position, yaw, width, height, alone }: PanoramaOrder,
): Promise<string> {
  const painter = new PanoramaPainter(scene.renderer, width, height)
  try {
    const from = { position: new THREE.Vector3(...position), yaw }
    for (const side of panoramaSides) {
      await loop.nextFrame()
      alone(() => painter.paint(scene.object3D, from, side))
    }
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no 2d canvas')
    for (let row = 0; row < height; row += strip) {
      await loop.nextFrame()
      pen.putImageData(await painter.rows(row, Math.min(strip, height - row)), 0, row)
    }
    // What was painted since then is black.
    return scene.renderer.getContext().isContextLost() ? '' : await jpegOf(canvas)
  } finally {
    painter.end()
  }
}

/** Packed beside the work of the page. */
function jpegOf(canvas: HTMLCanvasElement): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  canvas.toBlob((blob) => resolve(blob ? dataAddress(blob).catch(() => '') : ''), 'image/jpeg', quality)
  return promise
}
