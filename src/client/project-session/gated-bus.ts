import type { CommandBus } from '../../../commands/core/command-bus.ts'

/** A bus that refuses every edit while the person may only look, as the server would refuse it. */
export function gatedBus(bus: CommandBus, mayWrite: () => boolean): CommandBus {
  const nothing = { ok: false, reason: 'nothing' } as const
  return {
    get project() {
      return bus.project
    },
    execute: (command, payload) =>
      mayWrite() ? bus.execute(command, payload) : { ok: false, code: 'project.read-only', params: {} },
    endMerge: () => bus.endMerge(),
    holdMerge: () => bus.holdMerge(),
    undo: (...surfaces) => (mayWrite() ? bus.undo(...surfaces) : nothing),
    redo: (...surfaces) => (mayWrite() ? bus.redo(...surfaces) : nothing),
    undoCommand: (id) => (mayWrite() ? bus.undoCommand(id) : nothing),
    redoCommand: (id) => (mayWrite() ? bus.redoCommand(id) : nothing),
    stepOf: (id) => (mayWrite() ? bus.stepOf(id) : undefined),
    nextUndo: (...surfaces) => (mayWrite() ? bus.nextUndo(...surfaces) : undefined),
    nextRedo: (...surfaces) => (mayWrite() ? bus.nextRedo(...surfaces) : undefined),
    subscribe: bus.subscribe,
  }
}
