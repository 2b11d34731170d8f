import * as Y from 'yjs'
import type { CommandBusOptions } from '../../../commands/core/command-bus-options.ts'
import { type Workbench, workbench } from './workbench.ts'

/** `to` learns everything that `from` has and it lacks. */
export function sync(from: Workbench, to: Workbench, name = 'peer'): void {
  const missing = Y.encodeStateAsUpdate(from.document, Y.encodeStateVector(to.document))
  to.bus.applyRemote(missing, name)
}

/** Ana and Ben in one project, and what makes each see what the other has. Ana knows Ben's name where `names` tells it. */
export function twoPeople(
  names: Pick<CommandBusOptions, 'nameOf'> = {},
): readonly [Workbench, Workbench, () => void] {
  const ana = workbench({ actor: 'ana', clientId: 100, ...names })
  const ben = workbench({ actor: 'ben', clientId: 200 })
  const meet = () => {
    sync(ana, ben)
    sync(ben, ana)
  }
  return [ana, ben, meet]
}
