import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as THREE from 'three'
import { castRays, raysInPixel } from './cast-rays.ts'

const width = 640
const height = 480
/** How bright the empty table is. */
export const table = 176

/** How a picture lies before the camera: its middle, in widths of it, and degrees that it is turned. */
export interface Lying {
  readonly at: readonly [x: number, y: number, z: number]
  readonly turned: readonly [x: number, y: number, z: number]
}

export const matrixOf = ({ at, turned: [x, y, z] }: Lying): THREE.Matrix4 =>
  new THREE.Matrix4()
    .makeRotationFromEuler(new THREE.Euler((x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180))
    .setPosition(...at)

/** A picture with many places to know it by: bright shapes, none like another. The same for the same seed. */
export function busyPicture(seed = 7): Promise<Buffer> {
  let state = seed
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
  const shapes = Array.from({ length: 90 }, () => {
    const [x, y, size] = [next(480), next(360), 14 + next(60)]
    const points = Array.from({ length: 3 + next(3) }, () => `${x + next(size)},${y + next(size)}`)
    return `<polygon points="${points.join(' ')}" fill="hsl(${next(360)} 80% ${15 + next(70)}%)"/>`
  })
  return png(`<rect width="480" height="360" fill="#f4ead0"/>${shapes.join('')}`)
}

/** A picture without features. */
export const plainPicture = (): Promise<Buffer> => png('<rect width="480" height="360" fill="#8ac6d0"/>')

const png = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${inside}</svg>`))
    .png()
    .toBuffer()

/** What a camera sees of a picture that lies so, or of an empty table. */
async function cameraFrame(picture: Buffer, lying: Lying | null): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Buffer.alloc(width * height * 3, table)
  if (lying) paint(pixels, { data, ...info }, matrixOf(lying))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.5)
    .jpeg({ quality: 92 })
    .toBuffer()
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Each pixel is the mean of its rays. */
function paint(pixels: Buffer, picture: Pixels, place: THREE.Matrix4): void {
  const sums = new Float64Array(pixels.length)
  castRays({ width, height }, picture, place, (pixel, of) => {
    for (let colour = 0; colour < 3; colour += 1) {
      const at = pixel * 3 + colour
      sums[at] = (sums[at] ?? 0) + (of === null ? table : (picture.data[of * 3 + colour] ?? 0))
    }
  })
  for (const [at, sum] of sums.entries()) pixels[at] = sum / raysInPixel
}

/** How much a hand that holds a camera trembles: widths of the picture, and degrees. */
const tremble = { at: 0.006, turned: 0.5 }
const trembles = 6

function held(lying: Lying, moment: number): Lying {
  const away = (part: number, size: number) => size * Math.sin(moment * (part + 2) * 1.3 + part)
  const [x, y, z] = lying.at
  const [a, b, c] = lying.turned
  return {
    at: [x + away(0, tremble.at), y + away(1, tremble.at), z + away(2, tremble.at)],
    turned: [a + away(3, tremble.turned), b + away(4, tremble.turned), c + away(5, tremble.turned)],
  }
}

/** A camera's film of 30 pictures a second, held by a hand: each place for so many seconds, and again from the start. Take it away when done. */
export async function cameraFilm(
  picture: Buffer,
  scenes: readonly { lying: Lying | null; seconds: number }[],
) {
  const folder = await mkdtemp(join(tmpdir(), 'nestling-film-'))
  const parts: Buffer[] = []
  for (const { lying, seconds } of scenes) {
    const moments = Array.from({ length: lying ? trembles : 1 }, (_, moment) =>
      cameraFrame(picture, lying && held(lying, moment)),
    )
    const shown = await Promise.all(moments)
    for (let frame = 0; frame < seconds * 30; frame += 1)
      parts.push(...shown.slice(Math.floor(frame / 4) % shown.length).slice(0, 1))
  }
  const path = join(folder, 'camera.mjpeg')
  await writeFile(path, Buffer.concat(parts))
  return { path, end: () => rm(folder, { recursive: true, force: true }) }
}

/** A Chromium that has such a camera, and whose person allows it. */
export const filmCamera = (path: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
]
