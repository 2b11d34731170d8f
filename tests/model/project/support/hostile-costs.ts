import * as Y from 'yjs'
import { z } from 'zod'
import { compactDocument } from '../../../../model/epochs/compact-document.ts'
import { materialise } from '../../../../model/project/materialise.ts'
import { shown } from '../../../commands/support/shown.ts'
import { startUpdate } from '../../../commands/support/workbench.ts'
import { type HostileKind, hostileKinds } from './hostile-kinds.ts'

/** How much is done to read a document whole, to read it again after something of it is changed, and to rebuild it. */
export const HostileCost = z.object({ read: z.int(), changed: z.int(), rebuilt: z.int() })
export type HostileCost = z.infer<typeof HostileCost>

/** For each kind, by its name, at each size. */
export const HostileCosts = z.record(z.string(), z.array(HostileCost))
export type HostileCosts = z.infer<typeof HostileCosts>

type Count = (work: () => void) => Promise<number>

export async function hostileCosts(sizes: readonly number[], count: Count): Promise<HostileCosts> {
  const costs: HostileCosts = {}
  for (const kind of hostileKinds) {
    const ofKind: HostileCost[] = []
    for (const size of sizes) ofKind.push(await costOf(kind, size, count))
    costs[kind.name] = ofKind
  }
  return costs
}

async function costOf({ fill, root, change }: HostileKind, size: number, count: Count): Promise<HostileCost> {
  const document = new Y.Doc()
  Y.applyUpdate(document, startUpdate())
  document.transact(() => fill((name) => document.getMap(name), size))
  let project: ReturnType<typeof materialise> | undefined
  const read = await count(() => {
    project = materialise(document)
    shown(project)
  })
  const first = root === undefined ? undefined : document.getMap(root).get('n0')
  const changed = await count(() => {
    if (change) document.transact(() => change((name) => document.getMap(name), size))
    else if (first instanceof Y.Map) first.set('del', { t: 9, c: 'x' })
    if (project) shown(project)
  })
  const rebuilt = await count(() => {
    compactDocument(document)
  })
  return { read, changed, rebuilt }
}
