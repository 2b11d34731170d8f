import type { Sides } from '../../model/components/physics.ts'
import type { Players } from '../files/players.ts'
import type { WorldFiles } from '../files/world-files.ts'
import type { Clip } from '../models/clips/clip.ts'
import type { Puppets } from './puppets.ts'

/** What the components of one scene need to know about the page that they stand in. */
export interface WorldContext {
  /** Helper shapes of the camera and the cursor are drawn while editing only. */
  isEditing: boolean
  /** Tells the render loop that the picture has changed. */
  invalidate: () => void
  /** Hears of every model that can move. */
  readonly puppets: Puppets
  readonly files: WorldFiles
  readonly players: Players
  /** What the player of a world that runs does just now off the ground. */
  readonly walker: { clip: Clip | null }
  /** Is told, while editing, what a model file that was read calls its movements, and its sides. */
  onModel?: (source: string, facts: { readonly moves: readonly string[]; readonly sides: Sides }) => void
}
