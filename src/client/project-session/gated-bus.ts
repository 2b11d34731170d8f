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
    undo: (surface) => (mayWrite() ? bus.undo(surface) : nothing),
    redo: (surface) => (mayWrite() ? bus.redo(surface) : nothing),
    undoCommand: (id) => (mayWrite() ? bus.undoCommand(id) : nothing),
    redoCommand: (id) => (mayWrite() ? bus.redoCommand(id) : nothing),
    stepOf: (id) => (mayWrite() ? bus.stepOf(id) : undefined),
    nextUndo: (surface) => (mayWrite() ? bus.nextUndo(surface) : undefined),
    nextRedo: (surface) => (mayWrite() ? bus.nextRedo(surface) : undefined),
    subscribe: bus.subscribe,
  }
}
