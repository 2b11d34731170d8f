import { Document, NodeIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
  KHRMeshQuantization,
  KHRTextureBasisu,
} from '@gltf-transform/extensions'
import draco from 'draco3dgltf'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'

interface ModelParts {
  /** Squares along each side: twice as many triangles as squares. */
  readonly side?: number
  readonly texture?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
  readonly packing?: 'draco' | 'meshopt'
  /** Movements of a second each that carry the sheet up, the first by a metre, the next by two and so on. */
  readonly moves?: readonly string[]
}

/** A GLB with a flat sheet of squares, as an exporter would write it. */
export async function glbFile({
  side = 2,
  texture,
  packing,
  moves = [],
}: ModelParts = {}): Promise<Uint8Array<ArrayBuffer>> {
  await MeshoptEncoder.ready
  const io = new NodeIO()
    .registerExtensions([
      KHRDracoMeshCompression,
      EXTMeshoptCompression,
      KHRMeshQuantization,
      KHRTextureBasisu,
    ])
    .registerDependencies({
      'draco3d.encoder': await draco.createEncoderModule(),
      'meshopt.encoder': MeshoptEncoder,
      'meshopt.decoder': MeshoptDecoder,
    })
  const document = new Document()
  const buffer = document.createBuffer()
  const positions = new Float32Array((side + 1) ** 2 * 3)
  for (let index = 0; index < (side + 1) ** 2; index++) {
    positions.set([index % (side + 1), Math.floor(index / (side + 1)), Math.sin(index)], index * 3)
  }
  const indices = new Uint32Array(side * side * 6)
  for (let index = 0; index < side * side; index++) {
    const corner = Math.floor(index / side) * (side + 1) + (index % side)
    indices.set(
      [corner, corner + 1, corner + side + 1, corner + 1, corner + side + 2, corner + side + 1],
      index * 6,
    )
  }
  const material = document.createMaterial('skin')
  if (texture) {
    material.setBaseColorTexture(
      document.createTexture('picture').setImage(texture.bytes).setMimeType(texture.type),
    )
    if (texture.type === 'image/ktx2') document.createExtension(KHRTextureBasisu).setRequired(true)
  }
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer))
    .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
  const node = document.createNode('sheet').setMesh(document.createMesh('sheet').addPrimitive(primitive))
  document.createScene('scene').addChild(node)
  const values = (type: 'SCALAR' | 'VEC3', array: readonly number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(array)).setBuffer(buffer)
  for (const [index, name] of moves.entries()) {
    const sampler = document
      .createAnimationSampler()
      .setInput(values('SCALAR', [0, 1]))
      .setOutput(values('VEC3', [0, 0, 0, 0, index + 1, 0]))
    const channel = document
      .createAnimationChannel()
      .setSampler(sampler)
      .setTargetNode(node)
      .setTargetPath('translation')
    document.createAnimation(name).addSampler(sampler).addChannel(channel)
  }
  if (packing === 'draco') document.createExtension(KHRDracoMeshCompression).setRequired(true)
  if (packing === 'meshopt') document.createExtension(EXTMeshoptCompression).setRequired(true)
  return io.writeBinary(document)
}

/** A GLB of any JSON and binary part, true or not. */
export function rawGlb(json: unknown, binary: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(JSON.stringify(json))
  const pad = (bytes: Uint8Array, fill: number) =>
    Buffer.concat([bytes, Buffer.alloc((4 - (bytes.byteLength % 4)) % 4, fill)])
  const chunk = (type: number, bytes: Uint8Array) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(bytes.byteLength)
    head.writeUInt32LE(type, 4)
    return Buffer.concat([head, bytes])
  }
  const chunks = [
    chunk(0x4e4f534a, pad(text, 0x20)),
    ...(binary.byteLength > 0 ? [chunk(0x004e4942, pad(binary, 0))] : []),
  ]
  const head = Buffer.alloc(12)
  head.writeUInt32LE(0x46546c67)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + chunks.reduce((sum, one) => sum + one.byteLength, 0), 8)
  return new Uint8Array(Buffer.concat([head, ...chunks]))
}

/** The smallest sound glTF: one triangle, whose parts a test may replace. */
export function triangleGltf(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
    ...changes,
  }
}

/** Positions of that triangle. */
export const triangleBytes = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)

/** A KTX2 header with one empty level of `length` bytes. */
export function ktx2File(width: number, height: number, length = 16): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(104 + 16)
  Buffer.from('ab4b5458203230bb0d0a1a0a', 'hex').copy(bytes)
  bytes.writeUInt32LE(1, 16)
  bytes.writeUInt32LE(width, 20)
  bytes.writeUInt32LE(height, 24)
  bytes.writeUInt32LE(1, 36)
  bytes.writeUInt32LE(1, 40)
  bytes.writeBigUInt64LE(104n, 80)
  bytes.writeBigUInt64LE(BigInt(length), 88)
  return new Uint8Array(bytes)
}
