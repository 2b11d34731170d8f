/** A type of the decoder's own language: how its values come over the border, as Emscripten's `embind` has them. */
interface WireType {
  readonly isVoid?: boolean
  readonly argPackAdvance: number
  readonly destructorFunction: ((value: unknown) => void) | null
  toWireType(destructors: unknown[] | null, value: unknown): unknown
  fromWireType(value: unknown): unknown
  readValueFromPointer(pointer: number): unknown
}

interface Invoker {
  /** What comes back, the object that it is called on, and what it takes. */
  readonly argTypes: readonly [WireType, WireType | null, ...WireType[]]
  readonly isClassMethodFunc: boolean
  readonly returns: boolean
  readonly needsDestructorStack: boolean
  readonly cppInvokerFunc: (...wired: unknown[]) => unknown
  readonly cppTargetFunc: unknown
  readonly runDestructors: (destructors: unknown[]) => void
}

/** A function of the page that calls one of the decoder; embind writes its text instead. */
export function makeInvoker(invoker: Invoker) {
  const { argTypes, isClassMethodFunc, returns, needsDestructorStack, cppInvokerFunc, cppTargetFunc } =
    invoker
  const [result, self, ...parameters] = argTypes
  return function (this: unknown, ...values: unknown[]): unknown {
    if (values.length !== parameters.length) throw new Error(`expected ${parameters.length} values`)
    const destructors: unknown[] = []
    const stack = needsDestructorStack ? destructors : null
    const own = isClassMethodFunc && self ? [{ type: self, wired: self.toWireType(stack, this) }] : []
    const given = parameters.map((type, index) => ({ type, wired: type.toWireType(stack, values[index]) }))
    const all = [...own, ...given]
    const answer = cppInvokerFunc(cppTargetFunc, ...all.map(({ wired }) => wired))
    if (needsDestructorStack) invoker.runDestructors(destructors)
    else for (const { type, wired } of all) type.destructorFunction?.(wired)
    return returns ? result.fromWireType(answer) : undefined
  }
}

interface Caller {
  readonly types: readonly WireType[]
  readonly retType: WireType
  /** 0 calls a method, 1 makes an object. */
  readonly kind: number
  readonly emval_returnValue: (type: WireType, destructors: unknown, value: unknown) => unknown
}

/** A function by which the decoder calls one of the page, its values lying one after the other in its memory. */
export function makeCaller({ types, retType, kind, emval_returnValue }: Caller) {
  return (
    object: unknown,
    call: ((...values: unknown[]) => unknown) & (new (...values: unknown[]) => unknown),
    destructors: unknown,
    pointer: number,
  ): unknown => {
    let at = pointer
    const values = types.map((type) => {
      const value = type.readValueFromPointer(at)
      at += type.argPackAdvance
      return value
    })
    const answer =
      kind === 1
        ? new call(...values)
        : kind === 0
          ? call.apply(object, values)
          : call.apply(...split(values))
    return retType.isVoid ? undefined : emval_returnValue(retType, destructors, answer)
  }
}

/** Called as a plain function: what embind calls it on is the first of its values. */
const split = ([first, ...others]: readonly unknown[]): [unknown, unknown[]] => [first, others]
