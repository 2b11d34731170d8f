import * as THREE from 'three'
import type { SimEffectOf, SoundFrom } from '../../simulation/sim-effect.ts'
import type { SoundPlayer } from '../../sounds/sound-player.ts'
import type { Stage } from '../../stage.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { EffectShow } from './effect-show.ts'

/** Milliseconds after which a browser that stays silent waits for a press. */
const patience = 600
const presses = ['pointerdown', 'keydown'] as const

/** What plays sounds is fetched when a program may want some. */
export const fetchSoundPlayer = () => import('../../sounds/sound-player.ts')

type SoundStage = Pick<Stage, 'entities' | 'files' | 'locale' | 'taps' | 'world'>

/** What programs let be heard. */
export class SoundShow implements EffectShow<'sound'> {
  readonly #stage: SoundStage
  readonly #chip: HTMLButtonElement
  #player: SoundPlayer | null = null
  #early: SimEffectOf<'sound'>[] | null = null
  #isPaused = false
  #isOver = false

  constructor(layer: ScreenLayer, stage: SoundStage) {
    this.#stage = stage
    this.#chip = layer.add('button', 'screen-silent')
    this.#chip.type = 'button'
    this.#chip.textContent = screenWords.hear[stage.locale]
    this.#chip.hidden = true
  }

  show(effect: SimEffectOf<'sound'>): void {
    if (this.#player) this.#player.take(effect)
    else if (this.#early) this.#early.push(effect)
    else {
      this.#early = [effect]
      this.#open().catch((error: unknown) => reportError(error))
    }
  }

  advance(): void {
    this.#player?.follow()
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.#player?.setPaused(isPaused)
  }

  end(): void {
    this.#isOver = true
    if (this.#player) {
      this.#stage.taps.delete(this.#player.tap)
      this.#player.close()
      this.#player = null
    }
    this.#chip.hidden = true
    for (const press of presses) window.removeEventListener(press, this.#allow, true)
  }

  async #open() {
    const { SoundPlayer } = await fetchSoundPlayer()
    if (this.#isOver) return
    const player = new SoundPlayer(this.#stage.files, this.#bearing, (isHeard) => {
      if (isHeard) this.#chip.hidden = true
    })
    this.#player = player
    this.#stage.taps.add(player.tap)
    if (this.#isPaused) player.setPaused(true)
    for (const press of presses) window.addEventListener(press, this.#allow, true)
    setTimeout(() => {
      if (!this.#isOver) this.#chip.hidden = player.isAllowed
    }, patience)
    for (const effect of this.#early ?? []) player.take(effect)
  }

  readonly #allow = () => this.#player?.allow()

  /** Where something is, seen from the camera. */
  readonly #bearing = (from: SoundFrom): [number, number, number] | null => {
    const place = new THREE.Vector3()
    if ('place' in from) place.set(...from.place)
    else {
      const thing = this.#stage.entities.object(from.entityId)
      if (!thing) return null
      thing.getWorldPosition(place)
    }
    return this.#stage.world.camera.worldToLocal(place).toArray()
  }
}
