import type { CommandBus } from '../../../commands/core/command-bus.ts'

/** A bus that refuses every edit while the person may only look, as the server would refuse it. */
export function gatedBus(bus: CommandBus, mayWrite: () => boolean): CommandBus {
  const readOnly = { ok: false, reason: 'read-only' } as const
  return {
    get project() {
      return bus.project
    },
    execute: (command, payload) =>
      mayWrite() ? bus.execute(command, payload) : { ok: false, code: 'project.read-only', params: {} },
    endMerge: () => bus.endMerge(),
    holdMerge: () => bus.holdMerge(),
    undo: (...surfaces) => (mayWrite() ? bus.undo(...surfaces) : readOnly),
    redo: (...surfaces) => (mayWrite() ? bus.redo(...surfaces) : readOnly),
    undoCommand: (id) => (mayWrite() ? bus.undoCommand(id) : readOnly),
    redoCommand: (id) => (mayWrite() ? bus.redoCommand(id) : readOnly),
    stepOf: (id) => (mayWrite() ? bus.stepOf(id) : undefined),
    nextUndo: (...surfaces) => (mayWrite() ? bus.nextUndo(...surfaces) : undefined),
    nextRedo: (...surfaces) => (mayWrite() ? bus.nextRedo(...surfaces) : undefined),
    subscribe: bus.subscribe,
  }
}
