import type { JsonValue } from '../../../model/json.ts'
import type { UndoState } from '../../core/undo-state.ts'
import type { JsonWords } from './json-words.ts'
import { redactRegister } from './redact-json.ts'
import { registerKey } from './registers.ts'

/** Undo steps in other words; what they are called is not needed to do them again. */
export function redactUndo(undo: UndoState, words: JsonWords): UndoState {
  const value = (root: string, key: string, json: JsonValue | undefined) =>
    json === undefined ? undefined : redactRegister(root, key, json, words)
  const redacted = (steps: UndoState['stacks'][number]['undo']) =>
    steps.map((step) => ({
      ...step,
      label: { key: step.label.key, params: {} },
      registers: step.registers.map(({ before, after, ...register }) => ({
        ...register,
        key: registerKey(register.root, register.key, words),
        before: value(register.root, register.key, before),
        after: value(register.root, register.key, after),
      })),
    }))
  const stacks = undo.stacks.map(({ surface, undo: done, redo }) => ({
    surface,
    undo: redacted(done),
    redo: redacted(redo),
  }))
  const restored = undo.restored.map((one) => ({ ...one, key: registerKey(one.root, one.key, words) }))
  return { ...undo, stacks, restored }
}
