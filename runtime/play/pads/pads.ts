import type { CodeLocale } from '../../../language/locale.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { Picker } from '../../edit/picker.ts'
import type { Simulation } from '../../simulation/simulation.ts'
import type { PlayCamera } from '../play-camera.ts'
import type { RunInputs } from '../run-inputs.ts'
import { GamePad } from './game-pad.ts'
import { gamepadReader } from './gamepad-reader.ts'
import { PadKeys } from './pad-keys.ts'
import { padLayout } from './pad-layout.ts'
import { TouchPad } from './touch-pad.ts'

interface Parts {
  readonly canvas: HTMLCanvasElement
  readonly locale: CodeLocale
  readonly records: readonly FrameEntity[]
  readonly camera: PlayCamera
  readonly picker: Picker
  readonly inputs: RunInputs
  readonly simulation: Simulation
}

/** What plays a run without a keyboard: fingers and a gamepad. Both have what the world's programs and its player can use, and no more. */
export class Pads {
  readonly #parts: Parts
  readonly #isPlayerShown: boolean
  readonly #fingers: PadKeys
  readonly #thumbs: PadKeys
  readonly #touch: TouchPad
  readonly #game: GamePad
  /** What the layout was made of. */
  #known = ''

  constructor(parts: Parts) {
    const { canvas, locale, records, picker, inputs } = parts
    this.#parts = parts
    this.#isPlayerShown = records.some(({ kind, isHidden }) => kind === 'player' && !isHidden)
    this.#fingers = new PadKeys(inputs)
    this.#thumbs = new PadKeys(inputs)
    this.#touch = new TouchPad(document.body, locale, this.#fingers)
    this.#game = new GamePad({
      keys: this.#thumbs,
      lookAround: (turn, tilt) => inputs.lookAround(turn, tilt),
      clickMiddle: () => {
        const { left, top, width, height } = canvas.getBoundingClientRect()
        const hit = picker.entityAt(left + width / 2, top + height / 2)
        if (hit) inputs.clickOn(hit.id)
      },
      read: gamepadReader(),
    })
  }

  /** Before each picture of the run. */
  advance(milliseconds: number): void {
    const { camera, simulation } = this.#parts
    const { wantedKeys, legs } = simulation
    // Nobody walks with a player that is neither looked at nor looked out of.
    const isThere = camera.isSteered || this.#isPlayerShown
    const [walks, jumps] = [isThere && legs.walks, isThere && legs.jumps]
    const now = `${wantedKeys.size} ${walks} ${jumps}`
    if (now !== this.#known) {
      this.#known = now
      const layout = padLayout(wantedKeys, { walks, jumps })
      this.#fingers.setLayout(layout)
      this.#thumbs.setLayout(layout)
      this.#touch.refresh()
    }
    this.#game.advance(milliseconds)
  }

  end(): void {
    this.#touch.end()
    this.#thumbs.end()
  }
}
