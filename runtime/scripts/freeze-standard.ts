import { standardNames } from '../../language/helper-api/standard-names.ts'

/** Standard objects that no name leads to: the prototypes behind functions of other kinds and behind what goes through lists. */
const nameless = (): readonly object[] => [
  async () => undefined,
  function* () {},
  async function* () {},
  (function* () {})(),
  (async function* () {})(),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  new Map().entries(),
  new Set().entries(),
  [].values(),
]

/** What inherits from these may have a property of the same name: `error.name = 'Lost'`, `thing.toString = …`. */
const oftenOverridden = (page: object): readonly object[] =>
  [...standardNames]
    .filter((name) => name === 'Object' || name === 'Function' || name.endsWith('Error'))
    .flatMap((name) => prototypeOf(Reflect.get(page, name)))

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const prototypeOf = (value: unknown): readonly object[] => {
  const prototype: unknown = typeof value === 'function' ? value.prototype : undefined
  return isObject(prototype) ? [prototype] : []
}

/**
 * Makes the standard objects of a page such that nobody can change them any more, so that no script can break the page's own code or another script by
 * `Array.prototype.push = …` or `Object.prototype.value = …`. Call once, before the first script.
 */
export function freezeStandard(page: object): void {
  for (const prototype of oftenOverridden(page)) letOverride(prototype)
  const seen = new Set<object>()
  const [objects, lists] = [Object, Array].map(({ name }) => prototypeOf(Reflect.get(page, name))[0])
  const waiting: unknown[] = [
    ...[...standardNames, 'Math', 'Date'].map((name): unknown => Reflect.get(page, name)),
    ...nameless().map((one) => Object.getPrototypeOf(one)),
  ]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (!isObject(next) || seen.has(next)) continue
    seen.add(next)
    if (next === objects || next === lists) holdFast(next)
    else Object.freeze(next)
    waiting.push(Object.getPrototypeOf(next))
    for (const [, { value, get, set }] of ownProperties(next)) waiting.push(value, get, set)
  }
}

/**
 * What `Object.freeze` does, for the prototypes of all objects and lists. Were these frozen themselves, V8 would take each store into a place of a list (of
 * the 16 numbers of a matrix, too) for one that they might forbid: ten times as slow.
 */
function holdFast(prototype: object): void {
  Object.preventExtensions(prototype)
  for (const [key, { configurable, writable }] of ownProperties(prototype))
    if (configurable)
      Object.defineProperty(prototype, key, { configurable: false, ...(writable && { writable: false }) })
  asPrototype(prototype)
}

/** Lets V8 keep an object as it keeps prototypes, after it was changed much: else each call of its methods takes longer. */
function asPrototype(prototype: object): void {
  function heirs() {}
  heirs.prototype = prototype
  const heir: { readonly nothing?: unknown } = Reflect.construct(heirs, [])
  for (let round = 0; round < 12; round += 1) if (heir.nothing !== undefined) return
}

const ownProperties = (object: object): readonly (readonly [string | symbol, PropertyDescriptor])[] =>
  Reflect.ownKeys(object).flatMap((key) => {
    const property = Reflect.getOwnPropertyDescriptor(object, key)
    return property ? [[key, property] as const] : []
  })

/**
 * A frozen property cannot be set on what inherits it either. So each value is handed out by a getter, and the setter gives whoever inherits a
 * property of its own.
 */
function letOverride(prototype: object): void {
  for (const [key, { value, get, configurable }] of ownProperties(prototype)) {
    if (get || !configurable) continue
    const accessor = {
      get: () => value,
      set(this: unknown, own: unknown) {
        if (!isObject(this) || this === prototype)
          throw new TypeError(`Cannot assign to read only property '${String(key)}' of object`)
        Reflect.defineProperty(this, key, {
          value: own,
          writable: true,
          enumerable: true,
          configurable: true,
        })
      },
    }
    Object.defineProperty(prototype, key, { ...accessor, enumerable: false, configurable: false })
  }
}
