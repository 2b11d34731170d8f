/** Those keys and whatever is led to from them, each once; `next` is asked once for each. */
export function reachable(
  from: Iterable<string>,
  next: (key: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [...from]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    queue.push(...next(key))
  }
  return seen
}
