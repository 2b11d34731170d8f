import type { Claimant } from './claimant.ts'

/**
 * All ids whose change can change how rings among claims are resolved: what is in one, and where each of these lies and would fall back to,
 * with what is not live or not there on the way. What lies in them follows, whatever becomes of it. Linear.
 */
export function tiedByRings(
  nodes: ReadonlyMap<string, Claimant>,
  rings: Iterable<readonly string[]>,
): ReadonlySet<string> {
  const tied = new Set<string>()
  for (const ring of rings) for (const id of ring) tied.add(id)
  for (const id of tied) {
    const place = nodes.get(id)?.place
    for (const above of [place?.parent, place?.previous]) if (above) tied.add(above)
  }
  return tied
}
