import type { CodeLocale } from '../language/locale.ts'
import type { FromFrame } from '../protocol/frame/from-frame.ts'
import type { OwnKey } from '../protocol/frame/own-key.ts'
import type { Players } from './files/players.ts'
import type { WorldFiles } from './files/world-files.ts'
import type { Clip } from './models/clips/clip.ts'
import type { BaseLight } from './scene/base-light.ts'
import type { World } from './scene/create-scene.ts'
import type { Puppets } from './scene/puppets.ts'
import type { RenderLoop } from './scene/render-loop.ts'
import type { SceneEntities } from './scene/scene-entities.ts'
import type { Tap } from './sounds/tap.ts'

/** What edit and play mode both stand on. */
export interface Stage {
  readonly world: World
  readonly entities: SceneEntities
  readonly loop: RenderLoop
  /** The models that can move. */
  readonly puppets: Puppets
  readonly files: WorldFiles
  readonly players: Players
  /** What else is heard, for whoever films. */
  readonly taps: Set<Tap>
  /** What the figure of the player is told of its way. */
  readonly walker: { clip: Clip | null }
  readonly baseLight: BaseLight
  readonly locale: CodeLocale
  readonly reducedMotion: boolean
  /** What the app takes of the keys that are pressed here. */
  readonly keys: readonly OwnKey[]
  readonly send: (message: FromFrame) => void
  /** Makes the picture visible; until then the page is plain night blue. */
  readonly show: () => void
}
