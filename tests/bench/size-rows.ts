import { measureSizes } from '../../scripts/measure-sizes.ts'
import { type BenchRow, limitRow } from './bench-row.ts'

/** The JavaScript that the built pages name, as `npm run sizes` counts it. */
export async function sizeRows(): Promise<BenchRow[]> {
  return (await measureSizes()).map(({ name, bytes, budget }) =>
    limitRow(`${name}: JavaScript in the build, gzip`, bytes / 1000, 'kB', {
      name: 'what the architecture allows',
      value: budget / 1000,
    }),
  )
}
