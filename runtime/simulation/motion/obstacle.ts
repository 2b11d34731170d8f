import type { EntityId } from '../../../model/ids.ts'
import type { Box } from '../space/box.ts'
import type { Slant } from './slant.ts'

/** Something solid. What gives way is stood on, but pushed aside by who walks; what leans fills its box only in part. */
export interface Obstacle extends Box {
  readonly givesWay?: true
  readonly slant?: Slant
  /** Whose it is, and which of its pieces. */
  readonly of?: EntityId
  readonly piece?: number
}
