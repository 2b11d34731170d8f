import { ringsAmong } from '../../model/document/rings-among.ts'

/** All that lie in themselves when each lies in its holder, in rings that one of `through` is part of. Linear. */
export function ringMembers(
  holders: ReadonlyMap<string, string>,
  through: ReadonlySet<string>,
): ReadonlySet<string> {
  const rings = [...ringsAmong(holders)].filter((ring) => ring.some((id) => through.has(id)))
  return new Set(rings.flat())
}
