/**
 * Whether a case belongs to the share that this run of `npm test` does of some long proof: `share` of `count` cases in a row, from one that
 * `SHARE_SEED` says (printed by `npm test`; `all` for every case, as `npm run test:deep` does).
 * Which files a run has follows from the seed's rest by 24, 12 and less, so the cases follow from what is left of it: otherwise a file would meet the same
 * few of its cases each time, and never the others.
 */
export function inShare(index: number, count: number, share: number): boolean {
  const seed = process.env.SHARE_SEED ?? 'all'
  if (seed === 'all') return true
  return (index - (Math.floor(Number(seed) / 24) % count) + count) % count < share
}
