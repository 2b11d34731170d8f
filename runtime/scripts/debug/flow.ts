export type AnyFunction = (...given: readonly unknown[]) => unknown
export type MadeGenerator = (...given: readonly unknown[]) => Flow
/** What runs of one call, from one question to the next. */
export type Flow = Generator<Wait | undefined, unknown, unknown>

/** What a flow waits for before it goes on. */
export class Wait {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}
