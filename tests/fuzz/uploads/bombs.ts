import { deflateSync } from 'node:zlib'
import { rawGlb, triangleBytes, triangleGltf } from '../../support/files/models.ts'
import { claimedPng, svgFile } from '../../support/files/pictures.ts'
import { mp3File } from '../../support/files/sounds.ts'
import { mp4File, webmFile } from '../../support/files/videos.ts'
import type { Dice } from '../dice.ts'
import type { SoundFile } from './sound-files.ts'

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** Sizes of what is packed, in bytes. */
const zeroSizes = [1_000_000, 5_000_000, 20_000_000, 48_004_000] as const

/** Megabytes of zeros, packed into kilobytes; made once, since packing them stops everything else in this process. */
const packed = new Map(zeroSizes.map((size) => [size, deflateSync(Buffer.alloc(size), { level: 9 })]))
const zeros = (size: (typeof zeroSizes)[number]): Uint8Array => packed.get(size) ?? new Uint8Array()

const longSound = mp3File(700, 32)

function useChain(dice: Dice): string {
  const length = 5 + dice.below(60)
  const links = Array.from(
    { length },
    (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(2 + dice.below(8))}</g>`,
  )
  return `<rect id="a0" width="9" height="9"/>${links.join('')}`
}

const drawings: readonly ((dice: Dice) => string)[] = [
  useChain,
  (dice) => '<g>'.repeat(20 + dice.below(5_000)),
  (dice) =>
    `<filter id="f"><feTurbulence numOctaves="${dice.below(9_999)}"/><feGaussianBlur stdDeviation="${dice.below(9_999)}"/></filter><rect width="100%" height="100%" filter="url(#f)"/>`,
  (dice) =>
    `<pattern id="p" width="0.0${dice.below(100)}" height="0.01"><rect width="1" height="1"/></pattern><rect width="40" height="40" fill="url(#p)"/>`,
  (dice) =>
    `<path d="M0 0 ${'L 9 9 0 9 '.repeat(dice.below(50_000))}" stroke="red" stroke-dasharray="0.00${1 + dice.below(9)}"/>`,
  (dice) => `<text>${'x'.repeat(dice.below(200_000))}</text>`,
  () => '<image href="file:///etc/passwd" width="9" height="9"/><script>alert(1)</script>',
  (dice) => {
    const picture = claimedPng(30_000, 30_000, zeros(dice.from(zeroSizes)))
    return `<image width="9" height="9" href="data:image/png;base64,${Buffer.from(picture).toString('base64')}"/>`
  },
]

function model(dice: Dice): Uint8Array<ArrayBuffer> {
  const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }
  const many = (count: number, one: unknown) => Array.from({ length: count }, () => one)
  const changes: readonly Record<string, unknown>[] = [
    { accessors: [{ ...accessor, count: dice.from([2 ** 31, 2 ** 32 / 12, 1e9, 9_000_000]) }] },
    { accessors: [{ ...accessor, bufferView: undefined, count: 5_000_000 }] },
    { accessors: many(40_000, accessor) },
    { nodes: many(100_000, {}) },
    {
      nodes: Array.from({ length: 1_900 }, (_, index) => ({
        mesh: 0,
        ...(index < 1_899 && { children: [index + 1] }),
      })),
    },
    { nodes: [{ mesh: 0, children: [0] }] },
    { textures: many(1_000, { source: 0 }), images: many(1_000, { bufferView: 0, mimeType: 'image/png' }) },
    {
      meshes: [{ primitives: many(1_000, { attributes: { POSITION: 0 } }) }],
      nodes: many(2_000, { mesh: 0 }),
    },
    {
      buffers: [
        { byteLength: 36 },
        { byteLength: 2 ** 30, uri: `data:application/octet-stream;base64,${'A'.repeat(100)}` },
      ],
    },
    { images: [{ uri: 'file:///etc/passwd' }] },
    {
      extensionsUsed: ['KHR_draco_mesh_compression'],
      meshes: [
        {
          primitives: [
            {
              attributes: { POSITION: 0 },
              extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } },
            },
          ],
        },
      ],
    },
    {
      extensionsUsed: ['EXT_meshopt_compression'],
      bufferViews: [
        {
          buffer: 0,
          byteLength: 36,
          extensions: {
            EXT_meshopt_compression: {
              buffer: 0,
              byteLength: 36,
              byteStride: 12,
              count: dice.from([3, 2 ** 28]),
              mode: dice.from(['ATTRIBUTES', 'TRIANGLES', 'x']),
            },
          },
        },
      ],
    },
  ]
  return rawGlb(triangleGltf(dice.from(changes)), triangleBytes)
}

/** A small file that becomes huge, endless or costly when somebody believes it. */
export function bomb(dice: Dice): SoundFile {
  const side = dice.from([4_097, 8_193, 14_000, 30_000, 2 ** 31 - 1])
  switch (dice.below(6)) {
    case 0:
      return {
        type: 'images',
        extension: 'png',
        bytes: claimedPng(side, side, zeros(dice.from(zeroSizes))),
      }
    case 1:
      return { type: 'images', extension: 'png', bytes: claimedPng(4_000, 4_000, zeros(48_004_000)) }
    case 2:
      return { type: 'images', extension: 'svg', bytes: svgFile(dice.from(drawings)(dice)) }
    case 3: {
      const size = dice.from(['1e9', '100000', '0.0001', '-5', 'NaN', '100%', ''])
      return {
        type: 'images',
        extension: 'svg',
        bytes: utf8(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="9" height="9"/></svg>`,
        ),
      }
    }
    case 4:
      return { type: 'models', extension: 'glb', bytes: model(dice) }
    default:
      return dice.from([
        { type: 'sounds', extension: 'mp3', bytes: longSound },
        { type: 'videos', extension: 'mp4', bytes: mp4File(dice.from([301, 1e6, 4e6])) },
        { type: 'videos', extension: 'webm', bytes: webmFile(dice.from([301, 1e12, Number.NaN, -1])) },
      ] satisfies SoundFile[])
  }
}
