/** A variable of the learner's and how to look at it; looking throws while it has no value yet. */
export type Variable = readonly [name: string, look: () => unknown]
type Scope = () => readonly Variable[]

type AnyFunction = (...given: readonly unknown[]) => unknown
type MadeGenerator = (...given: readonly unknown[]) => Generator<Wait | undefined, unknown, unknown>
type Flow = Generator<Wait | undefined, unknown, unknown>

/** What a flow waits for before it goes on. */
class Wait {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

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

/** A statement before which a flow is stopped. */
interface StoppedAt {
  readonly line: number
  readonly scope: Scope
  readonly depth: number
  readonly flow: Flow | null
}

/** A flow that stands still. */
interface Held {
  readonly goOn: () => void
  /** The stop that it has reached and that nobody was told of, if any. */
  readonly reached: StoppedAt | null
}

/** A stride as the next statement is asked for. */
interface Wanted {
  /** How deep in calls that statement may be. */
  readonly depth: number
  /** Whose it must be; `null` = any flow's. */
  readonly flow: Flow | null
  /** It may also be one of a flow that this flow has begun since: an async function that it called. */
  readonly isInto: boolean
}

/** What calls later what it is given, and waits for it. */
const promiseMethods: ReadonlySet<unknown> = new Set([
  Promise.prototype.then,
  Promise.prototype.catch,
  Promise.prototype.finally,
])

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

const isGenerator = (value: unknown): value is MadeGenerator =>
  Object.prototype.toString.call(value) === '[object GeneratorFunction]'

type Ended = { readonly value: unknown } | { readonly thrown: unknown }

function answerOf(ended: Ended): unknown {
  if ('thrown' in ended) throw ended.thrown
  return ended.value
}

const anywhere: Wanted = { depth: Number.POSITIVE_INFINITY, flow: null, isInto: false }

/**
 * Runs the flows of one script (its main and every async function that was called) so that they can stop between two statements. When one
 * stops, the others stop at their next statement. Functions that native code calls run through without stopping, but for those that helpers
 * call when something happens.
 */
export function createDebugGuard({ hasStop, onLine, onStopped }: DebugSetting): DebugControl {
  const generators = new WeakMap<object, { readonly make: MadeGenerator; readonly isAsync: boolean }>()
  let held: readonly Held[] = []
  /** What is told of the flow that is held next. */
  let reached: StoppedAt | null = null
  let going = 0
  let isStopped = false
  let whole: Scope = () => []
  /** `null` = only stops count. */
  let wanted: Wanted | null = null
  /** Who began a flow. */
  const parents = new WeakMap<Flow, Flow>()
  const ended = new WeakSet<Flow>()
  /** Flows that were begun by the statement which was stepped into. */
  let young = new WeakSet<Flow>()
  let depth = 0
  let current: Flow | null = null
  let stoppedAt: Pick<StoppedAt, 'depth' | 'flow'> = { depth: 0, flow: null }
  /** Generators that native code called, which nobody can stop. */
  let native = 0

  function stopAt(place: StoppedAt): void {
    isStopped = true
    wanted = null
    stoppedAt = place
    onStopped(place.line, place.scope())
  }

  function tellReached(): void {
    const next = held.find((one) => one.reached)
    if (isStopped || !next?.reached) return
    held = held.map((one) => (one === next ? { ...one, reached: null } : one))
    stopAt(next.reached)
  }

  /** Runs a flow turn by turn: until it waits, is stopped or ends. */
  function begin(flow: Flow, resolve: (value: unknown) => void, reject: (thrown: unknown) => void): void {
    going += 1
    if (current) {
      parents.set(flow, current)
      if (wanted?.isInto && (current === wanted.flow || young.has(current))) young.add(flow)
    }
    let own = 0
    function turn(next: () => IteratorResult<Wait | undefined, unknown>): void {
      const [outerDepth, outer, outerNative] = [depth, current, native]
      depth = own
      // Who began it waits for it, even in the middle of native code.
      native = 0
      current = flow
      try {
        const { done, value } = next()
        if (done) end(() => resolve(value))
        else if (value instanceof Wait) Promise.resolve(value.value).then(goOn, goWrong)
        else {
          held = [...held, { goOn: () => goOn(undefined), reached }]
          reached = null
        }
      } catch (thrown) {
        end(() => reject(thrown))
      } finally {
        own = depth
        depth = outerDepth
        native = outerNative
        current = outer
      }
    }
    function end(settle: () => void): void {
      ended.add(flow)
      going -= 1
      // Who stepped to the end of a function is back where it was called.
      let parent = parents.get(flow)
      while (parent && ended.has(parent)) parent = parents.get(parent)
      if (wanted?.flow === flow) {
        wanted = { ...anywhere, flow: parent ?? null, isInto: true }
        if (!parent) tellReached()
      }
      settle()
    }
    const goOn = (value: unknown) => turn(() => flow.next(value))
    const goWrong = (thrown: unknown) => turn(() => flow.throw(thrown))
    goOn(undefined)
  }

  function drive(flow: Flow): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    begin(flow, resolve, reject)
    return promise
  }

  /** As a call that gives or throws something at once, unless it is stopped: then whoever called it may wait. */
  function attendFlow(flow: Flow): unknown {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const ended: Ended[] = []
    let isAtOnce = true
    begin(
      flow,
      (value) => {
        if (isAtOnce) ended.push({ value })
        else resolve(value)
      },
      (thrown) => {
        if (isAtOnce) ended.push({ thrown })
        else reject(thrown)
      },
    )
    isAtOnce = false
    return ended[0] ? answerOf(ended[0]) : promise
  }

  function attend(callee: AnyFunction, given: readonly unknown[]): unknown {
    const known = generators.get(callee)
    if (!known || known.isAsync) return callee(...given)
    return attendFlow(Reflect.apply(known.make, undefined, given))
  }

  /** The same function to be given to who waits for it and tells nobody which one it has. */
  const attended = (given: unknown): unknown =>
    isFunction(given) && generators.has(given)
      ? (...values: readonly unknown[]) => attend(given, values)
      : given

  function runThrough(flow: Flow): unknown {
    native += 1
    try {
      for (;;) {
        const { done, value } = flow.next()
        if (done) return value
      }
    } finally {
      native -= 1
    }
  }

  function* within(flow: Flow): Flow {
    depth += 1
    try {
      return yield* flow
    } finally {
      depth -= 1
    }
  }

  function* invoke(callee: unknown, name: string, self: unknown, given: readonly unknown[]): Flow {
    if (typeof callee !== 'function') throw new TypeError(`${name} is not a function`)
    const known = generators.get(callee)
    if (!known)
      return Reflect.apply(callee, self, promiseMethods.has(callee) ? given.map(attended) : [...given])
    const flow = Reflect.apply(known.make, self, [...given])
    return known.isAsync ? drive(flow) : yield* within(flow)
  }

  const start = (flow: Flow, isAsync: boolean): unknown => (isAsync ? drive(flow) : runThrough(flow))

  /** Makes what native code can call look like the function in whose place it is. */
  function known(wrapper: AnyFunction, name: string, make: MadeGenerator, isAsync: boolean): AnyFunction {
    Object.defineProperties(wrapper, {
      name: { value: name, configurable: true },
      length: { value: make.length, configurable: true },
    })
    generators.set(wrapper, { make, isAsync })
    return wrapper
  }

  /** A function as methods and arrow functions are: nothing that `new` could make. */
  function unmakeable(name: string, make: MadeGenerator, isAsync: boolean): AnyFunction {
    const { method } = {
      method(this: unknown, ...given: readonly unknown[]): unknown {
        return start(Reflect.apply(make, this, given), isAsync)
      },
    }
    return known(method, name, make, isAsync)
  }

  const arrow =
    (isAsync: boolean): DebugGuard['arrow'] =>
    (written, name, self) => {
      if (!self) return unmakeable(name, written, isAsync)
      const make: MadeGenerator = (...given) => Reflect.apply(written, self(), given)
      Object.defineProperty(make, 'length', { value: written.length })
      return unmakeable(name, make, isAsync)
    }

  function replaceMethods(owner: object, names: readonly string[], isAsync: boolean): void {
    for (const name of names) {
      const there = Object.getOwnPropertyDescriptor(owner, name)
      if (!there || !isGenerator(there.value)) continue
      Object.defineProperty(owner, name, { ...there, value: unmakeable(name, there.value, isAsync) })
    }
  }

  const guard: DebugGuard = {
    begin(scope) {
      whole = scope
    },
    at(line, scope) {
      const isInOneGo = native > 0
      onLine?.(line, isInOneGo)
      if (isInOneGo) return false
      if (isStopped) {
        reached = hasStop(line) ? { line, scope, depth, flow: current } : null
        return true
      }
      const isNext =
        wanted &&
        depth <= wanted.depth &&
        (wanted.flow === null ||
          wanted.flow === current ||
          (wanted.isInto && current !== null && young.has(current)))
      if (!isNext && !hasStop(line)) return false
      stopAt({ line, scope, depth, flow: current })
      return true
    },
    call: (callee, name, given) => invoke(callee, name, undefined, given),
    *method(owner, name, said, given) {
      if (owner === null || owner === undefined)
        throw new TypeError(`Cannot read properties of ${owner} (reading '${String(name)}')`)
      const callee: unknown = Reflect.get(Object(owner), name, owner)
      return yield* invoke(callee, said || String(name), owner, given)
    },
    inherited: (callee, name, self, given) => invoke(callee, `(intermediate value)${name}`, self, given),
    methods(owner, names, asyncNames) {
      replaceMethods(owner, names, false)
      replaceMethods(owner, asyncNames, true)
      return owner
    },
    fn: (make, name) =>
      known(
        function (this: unknown, ...given: readonly unknown[]): unknown {
          return runThrough(Reflect.apply(make, this, given))
        },
        name,
        make,
        false,
      ),
    arrow: arrow(false),
    asyncFn: arrow(true),
    twin: (plain, make, isAsync) => void known(plain, plain.name, make, isAsync),
    drive,
    runThrough,
    wait: (value) => new Wait(value),
    none: () => [],
  }

  return {
    guard,
    attend,
    get isStopped() {
      return isStopped
    },
    get isGoing() {
      return going > 0
    },
    stopAtNext() {
      if (!isStopped) wanted = anywhere
    },
    stopNowhere() {
      if (!isStopped) wanted = null
    },
    tellReached,
    variables: () => whole(),
    resume(stride) {
      // A wish to stop that was not fulfilled yet does not outlive it.
      if (stride === 'on') wanted = null
      else if (!isStopped) return
      else {
        const { depth: from, flow } = stoppedAt
        const isInto = stride === 'into'
        wanted = { depth: isInto ? Number.POSITIVE_INFINITY : from, flow, isInto }
      }
      young = new WeakSet()
      isStopped = false
      const waiting = held.filter((one) => !one.reached)
      held = held.filter((one) => one.reached)
      if (stride === 'on') tellReached()
      for (const { goOn } of waiting) goOn()
    },
  }
}
