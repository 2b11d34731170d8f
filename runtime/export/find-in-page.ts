import { drawPicture } from '../components/draw-picture.ts'
import { plainModel } from '../files/plain-model.ts'
import { readFile } from '../files/read-file.ts'
import type { WorldFiles } from '../files/world-files.ts'
import type { FindFile } from './export-file.ts'

/** Pictures that glTF has; others are painted anew. */
const ofGltf = /^image\/(png|jpeg)$/

/** The files that the page knows of its scene; it asks for no others. */
export const findInPage =
  (files: Pick<WorldFiles, 'known'>): FindFile =>
  async (source) => {
    const address = files.known(source)
    if (address === undefined) return undefined
    const bytes = await readFile(address)
    const isModel = bytes.length > 4 && new TextDecoder().decode(bytes.subarray(0, 4)) === 'glTF'
    if (bytes.length === 0) return undefined
    return isModel
      ? { bytes: await plainModel(bytes), type: 'model/gltf-binary', size: null }
      : pictureAt(address, bytes)
  }

async function pictureAt(address: string, bytes: Uint8Array<ArrayBuffer>) {
  const image = new Image()
  image.src = address
  await image.decode()
  const type = typeOf(bytes)
  if (ofGltf.test(type))
    return { bytes, type, size: { width: image.naturalWidth, height: image.naturalHeight } }
  const canvas = drawPicture(image)
  const painted = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!painted) return undefined
  const { width, height } = canvas
  return { bytes: new Uint8Array(await painted.arrayBuffer()), type: painted.type, size: { width, height } }
}

const typeOf = ([first, second]: Uint8Array): string =>
  first === 0x89 ? 'image/png' : first === 0xff && second === 0xd8 ? 'image/jpeg' : ''
