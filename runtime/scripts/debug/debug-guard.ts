import type { DebugControl, DebugGuard, DebugSetting, Scope } from './debug-control.ts'
import { type AnyFunction, type Flow, Wait } from './flow.ts'
import type { Held, StoppedAt } from './held.ts'
import { createStandIns } from './stand-ins.ts'

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
  const { written, ...standIns } = createStandIns({ drive, runThrough })
  let held: readonly Held[] = []
  /** What is told of the flow that is held next. */
  let reached: StoppedAt | null = null
  let going = 0
  let isStopped = false
  let whole: Scope = () => []
  /** `null` = only stops count. */
  let wanted: Wanted | null = null
  /** What a flow waits for, and whose end a promise is. */
  const waits = new WeakMap<Flow, unknown>()
  const flowOf = new WeakMap<object, Flow>()
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

  /** A flow whose stop was taken away since it reached it stands still like all others. */
  const isAtStop = ({ reached }: Held): boolean => reached !== null && hasStop(reached.line)

  function tell(next: Held | undefined): void {
    if (isStopped || !next?.reached) return
    held = held.map((one) => (one === next ? { ...one, reached: null } : one))
    stopAt(next.reached)
  }

  function tellReached(): void {
    tell(held.find(isAtStop))
  }

  /** If what a flow waits for stands at a stop, that is told: nothing else would let the flow go on. */
  function tellWhatHolds(flow: Flow): void {
    const passed = new Set<Flow>()
    let next = waitedFor(flow)
    while (next && !passed.has(next)) {
      const found = next
      tell(held.find((one) => one.reached?.flow === found && isAtStop(one)))
      passed.add(found)
      next = waitedFor(found)
    }
  }

  function waitedFor(flow: Flow): Flow | undefined {
    const value = waits.get(flow)
    return typeof value === 'object' && value !== null ? flowOf.get(value) : undefined
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
        else if (value instanceof Wait) {
          Promise.resolve(value.value).then(goOn, goWrong)
          waits.set(flow, value.value)
          if (wanted?.flow === flow) tellWhatHolds(flow)
        } else {
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
    flowOf.set(promise, flow)
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
    const known = written(callee)
    if (!known || known.isAsync) return callee(...given)
    return attendFlow(Reflect.apply(known.make, undefined, given))
  }

  /** The same function to be given to who waits for it and tells nobody which one it has. */
  const attended = (given: unknown): unknown =>
    isFunction(given) && written(given) ? (...values: readonly unknown[]) => attend(given, values) : given

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
    const known = written(callee)
    if (!known)
      return Reflect.apply(callee, self, promiseMethods.has(callee) ? given.map(attended) : [...given])
    const flow = Reflect.apply(known.make, self, [...given])
    return known.isAsync ? drive(flow) : yield* within(flow)
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
    ...standIns,
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
      const waiting = held.filter((one) => !isAtStop(one))
      held = held.filter(isAtStop)
      if (stride === 'on') tellReached()
      for (const { goOn } of waiting) goOn()
    },
  }
}
