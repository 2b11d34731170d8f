import type * as THREE from 'three'
import type { CodeLocale } from '../../../../language/locale.ts'
import type { Head } from '../room-place.ts'
import { type BoardButton, type BoardHit, VrBoard } from '../vr-board.ts'
import type { SurfaceActions, SurfaceStage } from './surface-parts.ts'
import { surfaceWords } from './surface-words.ts'

const lines = { looking: 'lookingInGlasses', ready: 'readyInGlasses', placed: null } as const

/** What can be done in the room, for glasses, whose wearers do not see the page: a board above the eyes, so that it hides no floor. */
export class SurfaceBoard {
  readonly #board = new VrBoard({ width: 0.5, ahead: 1, below: -0.25 })
  readonly #locale: CodeLocale
  readonly #leave: BoardButton
  readonly #placed: readonly BoardButton[]

  constructor(locale: CodeLocale, actions: SurfaceActions) {
    this.#locale = locale
    const button = (name: keyof typeof surfaceWords, press: () => void): BoardButton => ({
      label: surfaceWords[name][locale],
      press,
    })
    this.#board.object.name = 'surface-board'
    this.#leave = button('leave', () => actions.leave())
    this.#placed = [
      button('left', () => actions.turn(1)),
      button('right', () => actions.turn(-1)),
      button('smaller', () => actions.resize(-1)),
      button('larger', () => actions.resize(1)),
      button('again', () => actions.placeAgain()),
      this.#leave,
    ]
  }

  /** It hangs in the room. */
  get object(): THREE.Object3D {
    return this.#board.object
  }

  /** Before each picture. */
  advance(milliseconds: number, head: Head, stage: SurfaceStage): void {
    const line = lines[stage]
    const words = line === null ? '' : surfaceWords[line][this.#locale]
    this.#board.say(words, stage === 'placed' ? this.#placed : [this.#leave])
    this.#board.follow(head, milliseconds / 1000)
  }

  meet(ray: THREE.Ray): BoardHit | null {
    return this.#board.meet(ray)
  }

  hide(): void {
    this.#board.hide()
  }
}
