import { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import { typeOfName } from '../../client/assets/file-kinds.ts'
import { pictureSize, type Size } from '../../client/assets/picture-size.ts'
import { sniffKind } from '../../client/assets/sniff-kind.ts'
import type { WindowPoint } from '../frame/window-point.ts'
import type { AddingAssets, AssetPlace } from './add-asset.ts'
import { standIn } from './stand-in.ts'

/** Metres from the middle of a file to that of the next one. */
const apart = 2.5
/** Bytes in which a picture says its size. */
const header = 256_000
const degrees = Math.PI / 180

/**
 * Where files go that were dropped at a point of the window: the first onto what lies below it, the others beside it; none where that is not in the
 * picture of the scene. Until it is drawn, or `endCarrying`, a box shows where the last of them will stand.
 */
export async function placesOfFiles(
  { session: { newId }, workspace: { state, frames } }: Pick<AddingAssets, 'session' | 'workspace'>,
  files: readonly File[],
  { x, y }: WindowPoint,
): Promise<readonly AssetPlace[]> {
  const sceneId = state.sceneId.get()
  const places: AssetPlace[] = []
  for (const [index, file] of files.entries()) {
    const entityId = EntityId.parse(newId())
    const box = standIn(entityId, typeOfName(file.name) ?? 'images', await sizeOf(file))
    // What hangs on a wall is measured before it is hung, and so has to be there.
    const stand = (await frames.carry(box, x, y)) && (await frames.carry(box, x, y))
    if (!stand) return []
    const { position, rotation } = stand
    places.push({ sceneId, entityId, position: beside(position, rotation, index * apart), rotation })
  }
  return places
}

/** So many metres to the right of something that is turned. */
const beside = ([x, y, z]: Vec3, [, turn]: Vec3, metres: number): Vec3 => [
  rounded(x + Math.cos(turn * degrees) * metres),
  y,
  rounded(z - Math.sin(turn * degrees) * metres),
]

const rounded = (value: number) => Number(value.toFixed(3)) + 0

/** Pixels; `null` for what is no picture or does not say. */
async function sizeOf(file: File): Promise<Size | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, header).arrayBuffer())
    const kind = sniffKind(bytes)
    return (kind && kind !== 'gltf' && pictureSize(kind, bytes)) || null
  } catch {
    // It may be a folder, or gone; taking it in says so.
    return null
  }
}
