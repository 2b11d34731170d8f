import { toBase64 } from '../../commands/core/base64.ts'
import type { Entity } from '../../model/project/project.ts'

/** Makes a GLB file of one thing as it stands at the scene's origin; `undefined` when it could not be made. */
export type MakeModel = (thing: Entity) => Promise<Uint8Array | undefined>

/** The models of a page: files that are part of it, and which thing shows which. */
export interface PageModels {
  /** Data URLs by the id of their element. */
  readonly files: ReadonlyMap<string, string>
  /** Ids by what the things look like (`lookKey`). */
  readonly ids: ReadonlyMap<string, string>
}

/** Kinds that A-Frame has no shapes of its own for. */
const modelled = new Set(['model', 'shape', 'player', 'environment', 'image', 'imported'])

/** What tells the looks of two things apart. */
export const lookKey = ({ kind, components }: Entity): string => JSON.stringify([kind, components])

/** Makes the models of a scene, each look once. */
export async function makePageModels(entities: readonly Entity[], makeModel: MakeModel): Promise<PageModels> {
  const files = new Map<string, string>()
  const ids = new Map<string, string>()
  for (const entity of entities) {
    const key = lookKey(entity)
    if (!modelled.has(entity.kind) || ids.has(key)) continue
    const bytes = await makeModel({ ...entity, ...atOrigin })
    if (!bytes) continue
    const id = `model-${ids.size + 1}`
    ids.set(key, id)
    files.set(id, `${glbStart}${toBase64(bytes)}`)
  }
  return { files, ids }
}

const atOrigin = {
  parentId: null,
  position: [0, 0, 0],
  rotation: [0, 0, 0],
  scale: [1, 1, 1],
  isHidden: false,
} as const

/** How the address of a GLB file begins that is part of its page. */
export const glbStart = 'data:model/gltf-binary;base64,'
