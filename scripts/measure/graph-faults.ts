import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { layers } from '../layers.ts'

const Report = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }) })) }),
})

/** Import cycles and broken boundaries, type imports counted, as `npm run check` finds them. */
export function graphFaults(): { readonly cycles: number; readonly boundaries: number } {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...layers]
  const { stdout, error } = spawnSync('depcruise', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (error) throw error
  const { violations } = Report.parse(JSON.parse(stdout)).summary
  const cycles = violations.filter(({ rule }) => rule.name === 'no-cycles').length
  return { cycles, boundaries: violations.length - cycles }
}
