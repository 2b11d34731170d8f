/** How tightly the outermost operator of an expression binds; smaller binds tighter. */
export const binding = {
  atom: 0,
  call: 1,
  not: 2,
  times: 3,
  plus: 4,
  compare: 5,
  equal: 6,
  and: 7,
  or: 8,
  anything: 9,
} as const

export type Binding = (typeof binding)[keyof typeof binding]

/** JavaScript for a value, and how it binds. */
export interface Expression {
  readonly text: string
  readonly binds: Binding
}

export const atom = (text: string): Expression => ({ text, binds: binding.atom })
export const call = (text: string): Expression => ({ text, binds: binding.call })

/** The text of an expression for a place that needs it to bind at least as tightly as `weakest`. */
export const within = ({ text, binds }: Expression, weakest: Binding): string =>
  binds <= weakest ? text : `(${text})`

/** A text as a JavaScript literal in single quotes. */
export function quote(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside}'`
}

/** A number as a JavaScript literal; what is no finite number is 0. */
export function numberLiteral(value: unknown): Expression {
  const number = Number(value)
  if (!Number.isFinite(number)) return atom('0')
  return number < 0 ? { text: String(number), binds: binding.not } : atom(String(number))
}
