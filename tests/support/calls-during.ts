/** How often a method is called while `work` is done, as `callsDuring(Set.prototype, 'has', work)`: what work costs, however busy the machine is. */
export function callsDuring<Owner extends object>(owner: Owner, key: keyof Owner, work: () => void): number {
  const method = owner[key]
  if (typeof method !== 'function') throw new Error(`${String(key)} is no method`)
  let calls = 0
  owner[key] = new Proxy(method, {
    apply(target, self, args) {
      calls++
      return Reflect.apply(target, self, args)
    },
  })
  try {
    work()
  } finally {
    owner[key] = method
  }
  return calls
}
