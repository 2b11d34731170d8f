import type { BenchRow } from '../bench-row.ts'
import { blocksGrowth } from './blocks-growth.ts'
import { entitiesGrowth } from './entities-growth.ts'
import { textGrowth } from './text-growth.ts'

/** How work grows with what is there already, from a thousand to fifty thousand. */
export async function growthRows(): Promise<BenchRow[]> {
  return [...entitiesGrowth(), ...textGrowth(), ...blocksGrowth()]
}
