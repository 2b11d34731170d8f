import type { Binding, Expression } from './expression.ts'

/** What the code of one block may use of the rest of the program. Fields and inputs are those of this block, by name. */
export interface BlockCoder {
  /** The name of the constant for the thing that a field stands for; inside of what happened to a thing, `it` can be that one. */
  item(field: string): string
  /** The name, in quotes, of the sound that a field stands for. */
  sound(field: string): string
  variable(field: string): string
  /** What people called the variable of a field. */
  nameOf(field: string): string
  /** The name of a variable by its id. */
  variableOf(id: string): string
  /** A field's text; the first choice, or nothing, where it is missing. */
  choice(field: string): string
  /** What is stored in a field, unchecked. */
  field(name: string): unknown
  /** The value in a slot; `empty` where nothing is. */
  value(input: string, weakest: Binding, empty: string): string
  /** The value in a slot as an argument of a call: 0, '' or false where nothing is. */
  number(input: string): string
  text(input: string): string
  condition(input: string): string
  /** The options of a call that takes time: `{seconds: 2}`. */
  seconds(input: string): string
  /** The number in a slot, that counts from 1, as an index that counts from 0. */
  index(input: string): string
  /** A slot for a place in the world. */
  place(input: string): string
  /** The value in a slot that is a text whatever stands in it, for a dot after it. */
  textAtom(input: string): string
  /** The condition in a slot as a function, for helpers that ask again and again. */
  check(input: string): string
  /** The lines of the blocks in a mouth, indented. */
  body(input: string, options?: MouthOptions): void
  line(text: string): void
  /** A name for the counter of a loop at this depth: i, j, k … */
  loopName(): string
  /** Whether the slot holds a plain number. */
  isPlainNumber(input: string): boolean
  /** Whether this stands in a loop that `break` would end. */
  readonly isInLoop: boolean
  /** A variable of the whole tab that no person made, declared with its first value before everything. */
  shared(name: string, first: string): string
  /** What Blockly itself keeps of a block besides its fields, by name. */
  extra(name: string): unknown
  /** The function of a procedure, `null` where nobody has made it; it has to be awaited, for which this answers how. */
  procedure(name: string): string | null
  awaited(call: string): Expression
}

/** What is special about the mouth of a block. */
export interface MouthOptions {
  /** The code has called a thing `it` for what is in it. */
  readonly hasIt?: true
  /** `break` in it ends this block's loop, or, in a function, nothing outside. */
  readonly kind?: 'loop' | 'function'
}

/** A stack's call: what stands before its function; `hasIt`: the function is given a thing, which its blocks call `it`. */
export interface EventHead {
  readonly call: string
  readonly hasIt?: true
}

/** Code of a block that does something: it writes lines. */
export type StatementCode = (coder: BlockCoder) => void
/** Code of a block that is a value. */
export type ValueCode = (coder: BlockCoder) => Expression
/** Code of a block that starts a stack. */
export type EventCode = (coder: BlockCoder) => EventHead
