import type { JsonValue } from '../../../model/json.ts'
import type { UndoState } from '../../core/undo-state.ts'
import { type JsonWords, redactJson } from './redact-json.ts'

/** Undo steps in other words; what they are called is not needed to do them again. */
export function redactUndo(undo: UndoState, words: JsonWords): UndoState {
  const value = (json: JsonValue | undefined, key: string) =>
    json === undefined ? undefined : redactJson(json, words, key)
  const redacted = (steps: UndoState['stacks'][number]['undo']) =>
    steps.map((step) => ({
      ...step,
      label: { key: step.label.key, params: {} },
      registers: step.registers.map(({ before, after, ...register }) => ({
        ...register,
        before: value(before, register.key),
        after: value(after, register.key),
      })),
    }))
  const stacks = undo.stacks.map(({ surface, undo: done, redo }) => ({
    surface,
    undo: redacted(done),
    redo: redacted(redo),
  }))
  return { ...undo, stacks }
}
