import type { DebugGuard } from './debug-control.ts'
import type { AnyFunction, Flow, MadeGenerator } from './flow.ts'

/** A function that is written as a generator. */
interface Written {
  readonly make: MadeGenerator
  readonly isAsync: boolean
}

interface Runner {
  drive(flow: Flow): Promise<unknown>
  runThrough(flow: Flow): unknown
}

const isGenerator = (value: unknown): value is MadeGenerator =>
  Object.prototype.toString.call(value) === '[object GeneratorFunction]'

/**
 * Functions in the place of those that are written as generators: native code can call them, they run through then, and they look like what
 * the learner wrote. `written` tells what stands behind one.
 */
export function createStandIns({ drive, runThrough }: Runner) {
  const generators = new WeakMap<object, Written>()

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

  const standIns: Pick<DebugGuard, 'fn' | 'arrow' | 'asyncFn' | 'methods' | 'twin'> = {
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
    methods(owner, names, asyncNames) {
      replaceMethods(owner, names, false)
      replaceMethods(owner, asyncNames, true)
      return owner
    },
    twin: (plain, make, isAsync) => void known(plain, plain.name, make, isAsync),
  }
  return { ...standIns, written: (callee: object): Written | undefined => generators.get(callee) }
}
