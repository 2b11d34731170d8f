import { type Accessor, type Document, type Primitive, type Texture, WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptSimplifier } from 'meshoptimizer'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { plainModel } from '../files/plain-model.ts'
import { readFile } from '../files/read-file.ts'
import { readGlb } from './read-glb.ts'

type ModelFile = Extract<ToFrame, { type: 'model.shrink' }>['file']

/** What a smaller model has at most: triangles, and pixels of a picture's longer side. */
const wanted = { triangles: 20_000, side: 1024 }
/** Corners left, as a part of those wanted, with which the finer way has done enough. */
const enough = 1.3

/** The same model with fewer triangles and smaller pictures, as GLB; no bytes when that cannot be done. */
export async function shrinkModel(file: ModelFile): Promise<Uint8Array> {
  try {
    const bytes = 'path' in file ? await readFile(file.path) : file.bytes
    await MeshoptSimplifier.ready
    const document = await readGlb(await plainModel(new Uint8Array(bytes)))
    const ratio = wanted.triangles / Math.max(1, trianglesOf(document))
    if (ratio < 1)
      for (const mesh of document.getRoot().listMeshes())
        for (const part of mesh.listPrimitives()) simplify(document, part, ratio)
    for (const texture of document.getRoot().listTextures()) await shrinkTexture(texture)
    return await new WebIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document)
  } catch (error) {
    reportError(error)
    return new Uint8Array()
  }
}

/** As often as each part is shown. */
function trianglesOf(document: Document): number {
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) => node.getMesh()?.listPrimitives() ?? [])
    .reduce((sum, part) => (part.getMode() >= 4 ? sum + cornersOf(part) / 3 : sum), 0)
}

const cornersOf = (part: Primitive): number =>
  part.getIndices()?.getCount() ?? part.getAttribute('POSITION')?.getCount() ?? 0

/** Leaves about so many of the triangles of a part, with the corners that they need. Parts that change their shape stay as they are. */
function simplify(document: Document, part: Primitive, ratio: number): void {
  const position = part.getAttribute('POSITION')
  if (!position || part.getMode() !== 4 || part.listTargets().length > 0) return
  const buffer = position.getBuffer()
  const places = new Float32Array(position.getCount() * 3)
  for (let corner = 0; corner < position.getCount(); corner++)
    places.set(position.getElement(corner, []), corner * 3)
  const given = part.getIndices()?.getArray()
  const indices = given
    ? Uint32Array.from(given)
    : Uint32Array.from(places.keys()).slice(0, position.getCount())
  const target = Math.max(3, Math.floor((indices.length * ratio) / 3) * 3)
  const [fine] = MeshoptSimplifier.simplify(indices, places, 3, target, 1)
  const left =
    fine.length <= target * enough
      ? fine
      : MeshoptSimplifier.simplifySloppy(indices, places, 3, null, target, 1)[0]
  const [remap, unique] = MeshoptSimplifier.compactMesh(left)
  for (const semantic of part.listSemantics()) {
    const before = part.getAttribute(semantic)
    if (!before) continue
    part.setAttribute(semantic, compact(document, before, remap, unique))
    disposeUnused(before)
  }
  const before = part.getIndices()
  part.setIndices(
    document.createAccessor().setType('SCALAR').setArray(new Uint32Array(left)).setBuffer(buffer),
  )
  if (before) disposeUnused(before)
}

function compact(document: Document, before: Accessor, remap: Uint32Array, unique: number): Accessor {
  const size = before.getElementSize()
  const array = before.getArray()?.slice(0, unique * size)
  if (!array) throw new Error('a part without values')
  const after = document
    .createAccessor()
    .setType(before.getType())
    .setNormalized(before.getNormalized())
    .setBuffer(before.getBuffer())
    .setArray(array)
  const gone = 0xffffffff
  remap.forEach((to, from) => {
    if (to !== gone) after.setElement(to, before.getElement(from, []))
  })
  return after
}

/** Only the document itself still holds it. */
function disposeUnused(accessor: Accessor): void {
  if (accessor.listParents().length <= 1) accessor.dispose()
}

async function shrinkTexture(texture: Texture): Promise<void> {
  const bytes = texture.getImage()
  const type = texture.getMimeType()
  if (!bytes || !/^image\/(png|jpeg|webp)$/.test(type)) return
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }))
  const share = wanted.side / Math.max(picture.width, picture.height)
  if (share >= 1) return
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * share)),
    Math.max(1, Math.round(picture.height * share)),
  )
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const smaller = await canvas.convertToBlob({ type, quality: 0.85 })
  texture.setImage(new Uint8Array(await smaller.arrayBuffer())).setMimeType(smaller.type)
}
