import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import { BlockId, type EntityId, type SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'

/** Pixels between what is there and what comes below it: about four blocks. */
const below = 220

interface DeedOptions {
  readonly project: Project
  readonly sceneId: SceneId
  readonly thing: EntityId
  /** What it says. */
  readonly says: string
  readonly newId: () => string
}

/** 'When it is clicked, it says something': two blocks below all others of the scene's first tab of blocks; `null` when there is none. */
export function readyDeed({ project, sceneId, thing, says, newId }: DeedOptions): BlockChange | null {
  const file = project.files(sceneId).find(({ kind }) => kind === 'blocks')
  if (!file) return null
  const [event, deed] = [BlockId.parse(newId()), BlockId.parse(newId())]
  let lowest = 0
  for (const { place } of project.blocks(file.id).blocks.values())
    if (place.parent === null) lowest = Math.max(lowest, place.y)
  const common = { hasNext: true, extra: {} }
  return {
    fileId: file.id,
    upserts: [
      {
        ...common,
        id: event,
        type: 'event_click',
        at: { parent: null, x: 40, y: lowest + below },
        fields: { ITEM: thing },
        shadows: {},
      },
      {
        ...common,
        id: deed,
        type: 'looks_say',
        at: { parent: event, input: 'next', kind: 'statement' },
        fields: { ITEM: thing },
        shadows: {
          TEXT: { type: 'text', fields: { TEXT: says } },
          SECONDS: { type: 'math_number', fields: { NUM: 2 } },
        },
      },
    ],
    deletes: [],
  }
}
