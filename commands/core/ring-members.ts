/** All that lie in themselves when each lies in its holder, in rings that one of `through` is part of. Linear. */
export function ringMembers(
  holders: ReadonlyMap<string, string>,
  through: ReadonlySet<string>,
): ReadonlySet<string> {
  const members = new Set<string>()
  /** From where on the way upwards each was seen first. */
  const seenFrom = new Map<string, string>()
  for (const start of holders.keys()) {
    const path: string[] = []
    let at: string | undefined = start
    while (at !== undefined && !seenFrom.has(at)) {
      seenFrom.set(at, start)
      path.push(at)
      at = holders.get(at)
    }
    if (at === undefined || seenFrom.get(at) !== start) continue
    const ring = path.slice(path.indexOf(at))
    if (ring.some((id) => through.has(id))) for (const id of ring) members.add(id)
  }
  return members
}
