import type { Document } from '@gltf-transform/core'
import type { Material, Object3D } from 'three'
import { usualSize } from '../../model/components/media.ts'
import type { Three } from '../models/kit/three.ts'
import { withPictureSides } from '../models/kit/with-picture-sides.ts'
import type { Look } from '../scene/look-of.ts'
import type { ExportFile, FindFile } from './export-file.ts'
import { readGlb } from './read-glb.ts'

export interface PlacedModel {
  readonly document: Document
  /** Metres of its longest side. */
  readonly size: number
}

interface FileParts {
  readonly pictures: Map<Material, ExportFile>
  readonly models: Map<Object3D, PlacedModel>
}

/** A picture or a model of the library; nothing when its file is not there or cannot be read. */
export async function drawFile(
  three: Three,
  look: Look,
  find: FindFile,
  { pictures, models }: FileParts,
): Promise<Object3D | undefined> {
  const image = look['world-image']
  const imported = look['world-imported']
  try {
    const file = image || imported ? await find((image ?? imported)?.source ?? '') : undefined
    if (!file) return undefined
    if (imported) {
      const place = new three.Group()
      models.set(place, { document: await readGlb(file.bytes), size: imported.size ?? usualSize })
      return place
    }
    const { width, height } = file.size ?? { width: 1, height: 1 }
    const metres = (image?.size ?? usualSize) / Math.max(1, width, height)
    const plane = new three.PlaneGeometry(width * metres, height * metres)
    plane.translate(0, (height * metres) / 2, 0)
    const material = new three.MeshBasicMaterial({ side: three.DoubleSide, transparent: true })
    pictures.set(material, file)
    return new three.Mesh(plane, material)
  } catch {
    return undefined
  }
}

/** Puts a picture on all that was drawn, as the scene does. */
export async function paintFile(
  three: Three,
  drawn: Object3D,
  texture: string,
  find: FindFile,
  pictures: Map<Material, ExportFile>,
): Promise<void> {
  const file = await find(texture).catch(() => undefined)
  if (!file) return
  drawn.traverse((part) => {
    if (!(part instanceof three.Mesh)) return
    const [before] = [part.material].flat()
    const material = new three.MeshStandardMaterial({ roughness: 0.92, opacity: before.opacity })
    pictures.set(material, file)
    part.geometry = withPictureSides(three, part.geometry)
    part.material = material
  })
}
