import type { Effects } from './effects.ts'

/** Longer ones are cut: they would not fit the picture. */
const longestQuestion = 300

export interface Question {
  readonly text: string
  /** `null` until the person has answered. */
  answer: string | null
}

/** What programs ask the person, one after the other. */
export interface Questions {
  put(text: string): Question
  /** The person answers what is shown; nothing when nothing is asked. */
  answer(text: string): void
  /** It is answered, or nobody waits for it any more. */
  takeBack(question: Question): void
}

export function createQuestions(effects: Effects): Questions {
  let waiting: readonly Question[] = []
  const show = () => effects.tell({ kind: 'question', text: waiting[0]?.text ?? null })
  return {
    put(text) {
      const question: Question = { text: text.slice(0, longestQuestion), answer: null }
      waiting = [...waiting, question]
      if (waiting.length === 1) show()
      return question
    },
    answer(text) {
      const [first] = waiting
      if (first) first.answer ??= text
    },
    takeBack(question) {
      const wasShown = waiting[0] === question
      waiting = waiting.filter((other) => other !== question)
      if (wasShown) show()
    },
  }
}
