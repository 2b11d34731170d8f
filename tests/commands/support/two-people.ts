import * as Y from 'yjs'
import { type Workbench, workbench } from './workbench.ts'

/** `to` learns everything that `from` has and it lacks. */
export function sync(from: Workbench, to: Workbench, name = 'peer'): void {
  const missing = Y.encodeStateAsUpdate(from.document, Y.encodeStateVector(to.document))
  to.bus.applyRemote(missing, name)
}

/** Ana and Ben in one project, and what makes each see what the other has. */
export function twoPeople(): readonly [Workbench, Workbench, () => void] {
  const ana = workbench({ actor: 'ana', clientId: 100 })
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const meet = () => {
    sync(ana, ben)
    sync(ben, ana)
  }
  return [ana, ben, meet]
}
