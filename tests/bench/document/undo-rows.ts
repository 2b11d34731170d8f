import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { deleteEntities } from '../../../commands/entity/delete-entities.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { BlockId, EntityId } from '../../../model/ids.ts'
import { fileId } from '../../blocks/replica.ts'
import type { BenchRow } from '../bench-row.ts'
import { blocksProject } from '../blocks/stacked-blocks.ts'
import { idAt } from './edits.ts'
import { type UndoneWork, undoRow } from './undo-row.ts'

const inScene = {
  surface: 'scene',
  read: (bus) => bus.project.entity(inGroup(0, 0)),
} as const satisfies Partial<UndoneWork>

/** Of a command that changes a value. */
export const undoneValueRow = (project: Uint8Array): BenchRow =>
  undoRow({
    ...inScene,
    name: 'undo or redo of a command',
    project,
    command: (bus, index) =>
      bus.execute(transformEntities, { changes: [{ entityId: idAt(index), position: [index, 1, 2] }] }),
  })

/** Of commands that change where things lie, in a scene of 10,000, and blocks, in a tab of 2,000. */
export const undonePlaceRows = (project: Uint8Array): BenchRow[] => [
  undoRow({
    ...inScene,
    name: 'undo or redo of a move to another parent, one of 10,000 entities',
    project,
    command: (bus, index) =>
      bus.execute(moveEntities, {
        entityIds: [inGroup(index, 1)],
        parentId: inGroup(index + 1, 0),
        before: null,
      }),
  }),
  undoRow({
    ...inScene,
    name: 'undo or redo of a deletion, of one with four in it of 10,000 entities',
    project,
    command: (bus, index) => bus.execute(deleteEntities, { entityIds: [inGroup(index, 0)] }),
  }),
  undoRow({
    name: 'undo or redo of a block put elsewhere, one of 2,000',
    project: blocksProject(2_000),
    surface: `file:${fileId}`,
    command: (bus, index) => bus.execute(changeBlocks, { fileId, upserts: [loose(index)], deletes: [] }),
    read: (bus) => bus.project.blocks(fileId),
  }),
]

/** Of the groups of five of a big project the `place`th thing; the first holds the others. */
const inGroup = (group: number, place: number): EntityId => EntityId.parse(`e${group * 5 + place}`)

/** A block out of the middle of a stack, with what is below it. */
const loose = (index: number): BlockUpsert => ({
  id: BlockId.parse(`b${index * 9 + 4}`),
  type: 'control_wait',
  hasNext: true,
  fields: {},
  extra: {},
  shadows: {},
  at: { parent: null, x: 700, y: index },
})
