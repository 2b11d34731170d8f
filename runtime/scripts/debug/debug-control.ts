import type { AnyFunction, Flow, MadeGenerator, Wait } from './flow.ts'

/** A variable of the learner's and how to look at it; looking throws while it has no value yet. */
export type Variable = readonly [name: string, look: () => unknown]
export type Scope = () => readonly Variable[]

/** What code for a debug run talks to besides the loop guard (`language/compile/debug`). */
export interface DebugGuard {
  /** The variables of the whole script, from its beginning. */
  begin(scope: Scope): void
  /** Asked before each statement: whether to stop there. */
  at(line: number, scope: Scope): boolean
  call(callee: unknown, name: string, given: readonly unknown[]): Flow
  method(owner: unknown, name: PropertyKey, said: string, given: readonly unknown[]): Flow
  /** A call of a function that `super` tells of. */
  inherited(callee: unknown, name: string, self: unknown, given: readonly unknown[]): Flow
  /** A function that is written as a generator, and its name. */
  fn(make: MadeGenerator, name: string): AnyFunction
  /** The same of one that nothing can be made of with `new`; of an arrow function `self` tells the `this` around it. */
  arrow(make: MadeGenerator, name: string, self?: () => unknown): AnyFunction
  asyncFn(make: MadeGenerator, name: string, self?: () => unknown): AnyFunction
  /** Puts functions in the place of methods that are written as generators. */
  methods<Owner extends object>(owner: Owner, names: readonly string[], asyncNames: readonly string[]): Owner
  twin(plain: AnyFunction, make: MadeGenerator, isAsync: boolean): void
  drive(flow: Flow): Promise<unknown>
  runThrough(flow: Flow): unknown
  wait(value: unknown): Wait
  none: Scope
}

/** How far a stopped run goes: to the next stop, one statement, or one statement of this function. */
export type Stride = 'on' | 'into' | 'over'

export interface DebugControl {
  readonly guard: DebugGuard
  /** Calls a function as somebody who waits for what it gives, as helpers do: it can be stopped. */
  attend(callee: AnyFunction, given: readonly unknown[]): unknown
  /**
   * Lets what is stopped go on, but for flows that have reached stops of their own meanwhile: with `on` the next of these is told at once, and what was
   * asked for by `stopAtNext` is not waited for any more.
   */
  resume(stride: Stride): void
  /** Stops at the next statement of any flow, if none is stopped. */
  stopAtNext(): void
  /** What was asked for by `stopAtNext` is not waited for any more. */
  stopNowhere(): void
  /** If none is stopped: tells the next flow that has reached a stop of its own. */
  tellReached(): void
  /** The variables of the whole script as they are now. */
  variables(): readonly Variable[]
  readonly isStopped: boolean
  /** Some flow of it has not come to its end. */
  readonly isGoing: boolean
}

export interface DebugSetting {
  readonly hasStop: (line: number) => boolean
  /** Each statement that is about to run; `isInOneGo`: native code waits for it, so that nobody can stop there. */
  readonly onLine?: (line: number, isInOneGo: boolean) => void
  /** The first flow that is stopped since the last `resume`; the variables are those of the innermost block first. */
  readonly onStopped: (line: number, variables: readonly Variable[]) => void
}
