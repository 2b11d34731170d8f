import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { EntityId } from '../../../model/ids.ts'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { bigProject } from './big-project.ts'
import { keystrokeCost } from './keystroke-disk.ts'

const things = 1_000

/** What a keystroke writes to the journal on the disk while undo holds a large step, against the same keystroke without it. */
export async function keystrokeRow(): Promise<BenchRow> {
  const update = bigProject(things)
  const changes = Array.from({ length: things }, (_, index) => ({
    entityId: EntityId.parse(`e${index}`),
    position: [index, 7, 9] as const,
  }))
  const without = await keystrokeCost(update, () => {})
  const withStep = await keystrokeCost(update, (bus) => bus.execute(transformEntities, { changes }))
  const against = { name: 'the same without that command', value: without.bytes / 1_000 }
  const name = `keystroke after one command over ${things} things: written to the journal`
  return ratioRow(name, withStep.bytes / 1_000, 'kB', against, 1.1)
}
