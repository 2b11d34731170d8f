/** All rings that close when each lies in its holder, by their members. Linear; who asks only whether there is one stops at the first. */
export function* ringsAmong(holders: ReadonlyMap<string, string | undefined>): Generator<readonly string[]> {
  /** From where on the way upwards each was seen first. */
  const seenFrom = new Map<string, string>()
  for (const start of holders.keys()) {
    let at: string | undefined = start
    while (at !== undefined && !seenFrom.has(at)) {
      seenFrom.set(at, start)
      at = holders.get(at)
    }
    if (at === undefined || seenFrom.get(at) !== start) continue
    const ring = [at]
    for (let next = holders.get(at); next !== undefined && next !== at; next = holders.get(next))
      ring.push(next)
    yield ring
  }
}
