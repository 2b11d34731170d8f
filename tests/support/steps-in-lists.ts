const walks = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'map',
  'reduce',
  'some',
] as const
const searches = ['includes', 'indexOf', 'lastIndexOf'] as const

/** How many items of lists are looked at by the methods of lists while `work` is done; a search counts as a walk of the whole list. */
export function stepsInLists(work: () => void): number {
  let steps = 0
  const methods = new Map<string, unknown>()
  const replace = (name: (typeof walks | typeof searches)[number], method: object) => {
    methods.set(name, Array.prototype[name])
    Object.defineProperty(Array.prototype, name, { value: method, configurable: true, writable: true })
  }
  for (const name of walks)
    replace(
      name,
      new Proxy(Array.prototype[name], {
        apply(method, list, [look, ...others]) {
          const counted = (...found: unknown[]): unknown => {
            steps++
            return Reflect.apply(look, undefined, found)
          }
          return Reflect.apply(method, list, [counted, ...others])
        },
      }),
    )
  for (const name of searches)
    replace(
      name,
      new Proxy(Array.prototype[name], {
        apply(method, list: readonly unknown[], wanted) {
          steps += list.length
          return Reflect.apply(method, list, wanted)
        },
      }),
    )
  try {
    work()
  } finally {
    for (const [name, value] of methods)
      Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true })
  }
  return steps
}
