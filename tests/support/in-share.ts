/**
 * Whether a case belongs to the share that this run of `npm test` does of some long proof: `share` of `count` cases in a row, from one that
 * `SHARE_SEED` says (printed by `npm test`; `all` for every case, as `npm run test:deep` does).
 */
export function inShare(index: number, count: number, share: number): boolean {
  const seed = process.env.SHARE_SEED ?? '0'
  if (seed === 'all') return true
  return (index - (Number(seed) % count) + count) % count < share
}
