import { smallestGroup } from '../../protocol/http/statistics.ts'
import type { Tally } from '../storage/ports/statistics.ts'

/** A count as staff may see it. */
export interface Shown {
  readonly value: number
  /** Whether there is one, of a group too small to be shown. */
  readonly hidden: boolean
}

/** Hides what fewer than ten people did: a small group is as good as a name. */
export function shown({ people }: Pick<Tally, 'people'>, count: number): Shown {
  const hidden = people > 0 && people < smallestGroup
  return { value: hidden ? 0 : count, hidden }
}
