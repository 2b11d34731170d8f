/** A colour (`#rrggbb`) half way to white. */
export function lighter(colour: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return `#${parts.map((part) => Math.round((part + 255) / 2).toString(16)).join('')}`
}
