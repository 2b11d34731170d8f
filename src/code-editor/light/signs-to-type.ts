/** A sign that phones hide on their second page; a pair has the caret in its middle. */
export interface SignToType {
  readonly text: string
  readonly caret: number
}

const pairs = ['()', '{}', "''", '[]']
const single = ['.', ';', ',', '=', '+', '-', '*', '/', '<', '>', '!', '&&', '||', '=>', '//']

/** The signs of JavaScript in the order in which learners need them. */
export const signsToType: readonly SignToType[] = [
  ...pairs.map((text) => ({ text, caret: 1 })),
  ...single.map((text) => ({ text, caret: text.length })),
]
