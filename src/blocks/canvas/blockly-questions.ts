import * as Blockly from 'blockly/core'

/** Something Blockly wants to know or say, such as the name of a new variable. */
export type Question =
  | {
      readonly kind: 'prompt'
      readonly text: string
      readonly value: string
      answer(value: string | null): void
    }
  | { readonly kind: 'confirm'; readonly text: string; answer(isSure: boolean): void }
  | { readonly kind: 'alert'; readonly text: string; answer(): void }

/** Sends Blockly's questions to `ask` in place of the browser's own boxes. Returns what gives them back. */
export function answerQuestions(ask: (question: Question) => void): () => void {
  Blockly.dialog.setPrompt((text, value, answer) => ask({ kind: 'prompt', text, value, answer }))
  Blockly.dialog.setConfirm((text, answer) => ask({ kind: 'confirm', text, answer }))
  Blockly.dialog.setAlert((text, answer) => ask({ kind: 'alert', text, answer: () => answer?.() }))
  return () => {
    Blockly.dialog.setPrompt()
    Blockly.dialog.setConfirm()
    Blockly.dialog.setAlert()
  }
}
