import type { CommandBus } from '../../../commands/core/command-bus.ts'

/** The bus of somebody who may only look: every edit is refused here, as the server would refuse it. */
export function readOnlyBus(bus: CommandBus): CommandBus {
  return {
    get project() {
      return bus.project
    },
    execute: () => ({ ok: false, code: 'project.read-only', params: {} }),
    endMerge: () => {},
    undo: () => ({ ok: false, reason: 'nothing' }),
    redo: () => ({ ok: false, reason: 'nothing' }),
    nextUndo: () => undefined,
    nextRedo: () => undefined,
    subscribe: bus.subscribe,
  }
}
