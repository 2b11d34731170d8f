import { FileId } from '../../model/ids.ts'
import type { Project } from '../../model/project/project.ts'
import { isPlaceRegister } from './place-registers.ts'
import { type RegisterStep, registerKey } from './undo-entry.ts'
import type { Write } from './write.ts'

const blocksOf = 'blocks:'
const none: ReadonlySet<string> = new Set()

type Register = Pick<RegisterStep, 'root' | 'id' | 'key'>

/** The registers of places that writes are about to change. */
export const placesIn = (writes: readonly Write[]): readonly Register[] =>
  writes.flatMap((write) => (write.op === 'set' && isPlaceRegister(write) ? [write] : []))

/** Of registers that are about to be written, those (`registerKey`) of blocks that do not sit where they claim. */
export function lostPlaces(project: Project, registers: readonly Register[]): ReadonlySet<string> {
  const ofBlocks = registers.filter((one) => one.root.startsWith(blocksOf) && isPlaceRegister(one))
  // Asked for each command, of which nearly none moves a block.
  if (ofBlocks.length === 0) return none
  const lost = new Set<string>()
  for (const [root, places] of Map.groupBy(ofBlocks, (one) => one.root)) {
    const fileId = FileId.safeParse(root.slice(blocksOf.length))
    if (!fileId.success) continue
    const { displaced } = project.blocks(fileId.data)
    for (const place of places) if (place.id !== null && displaced.has(place.id)) lost.add(registerKey(place))
  }
  return lost
}

/** Steps that say which of them wrote over such a claim. */
export const withLost = (
  registers: readonly RegisterStep[],
  lost: ReadonlySet<string>,
): readonly RegisterStep[] =>
  lost.size === 0
    ? registers
    : registers.map((step) => (lost.has(registerKey(step)) ? { ...step, isLost: true } : step))
