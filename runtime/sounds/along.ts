/** A list of values at a share of the time; in between it goes by equal ratios, as ears hear. */
export function along(values: number | readonly number[], share: number): number {
  if (typeof values === 'number') return values
  const place = share * (values.length - 1)
  const index = Math.max(0, Math.min(Math.floor(place), values.length - 2))
  const from = values[index] ?? 0
  const to = values[index + 1] ?? from
  return from * (to / from) ** (place - index)
}
