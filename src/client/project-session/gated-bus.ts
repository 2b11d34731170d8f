import type { CommandBus, HistoryOutcome } from '../../../commands/core/command-bus.ts'
import type { RejectionCode } from '../../../model/rejections/rejections.ts'

/** A bus that refuses every edit, undo and redo as long as there is a reason not to write: the person may only look, as the server sees it, or the project moves. */
export function gatedBus(bus: CommandBus, whyNot: () => RejectionCode | null): CommandBus {
  const unless = (act: () => HistoryOutcome): HistoryOutcome => {
    const code = whyNot()
    return code === null ? act() : { ok: false, reason: 'refused', code }
  }
  return {
    get project() {
      return bus.project
    },
    execute(command, payload) {
      const code = whyNot()
      return code === null ? bus.execute(command, payload) : { ok: false, code, params: {} }
    },
    endMerge: () => bus.endMerge(),
    holdMerge: () => bus.holdMerge(),
    undo: (...surfaces) => unless(() => bus.undo(...surfaces)),
    redo: (...surfaces) => unless(() => bus.redo(...surfaces)),
    undoCommand: (id) => unless(() => bus.undoCommand(id)),
    redoCommand: (id) => unless(() => bus.redoCommand(id)),
    stepOf: (id) => (whyNot() === null ? bus.stepOf(id) : undefined),
    nextUndo: (...surfaces) => (whyNot() === null ? bus.nextUndo(...surfaces) : undefined),
    nextRedo: (...surfaces) => (whyNot() === null ? bus.nextRedo(...surfaces) : undefined),
    subscribe: bus.subscribe,
  }
}
