/** `wanted`, or `wanted` followed by the lowest free number from 2: `maze`, `maze-2`, `maze-3`. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
