import type { EntityId } from '../../../model/ids.ts'
import type { Picker } from '../../edit/picker.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { Stage } from '../../stage.ts'
import type { PlayCamera } from '../play-camera.ts'
import type { RunInputs } from '../run-inputs.ts'

/** What VR needs to know of a running world. */
export interface VrParts {
  readonly stage: Pick<Stage, 'entities' | 'locale' | 'world'>
  readonly picker: Picker
  readonly inputs: RunInputs
  readonly simulation: Simulation
  readonly camera: PlayCamera
  /** The player, if the world has one, and how tall it is, metres. */
  readonly playerId: EntityId | null
  readonly playerHeight: number
}

/** What makes VR pleasant for one person. */
export interface VrComfort {
  /** Who sits sees the world from as high as the player does; who stands, from as high as they are. */
  isSeated: boolean
  /** The edges go dark while one glides. */
  hasVeil: boolean
  /** The stick turns as long as it is held; otherwise by a step for each push, which makes fewer people dizzy. */
  turnsSmoothly: boolean
}

/** What a person can choose, in this order. */
export const vrChoices = [
  { name: 'turnsSmoothly', words: 'vrSmooth' },
  { name: 'hasVeil', words: 'vrVeil' },
  { name: 'isSeated', words: 'vrSeated' },
] as const satisfies readonly { readonly name: keyof VrComfort; readonly words: string }[]
