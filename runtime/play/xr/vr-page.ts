import type * as THREE from 'three'
import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { Head } from './room-place.ts'
import { screenText } from './screen-text.ts'
import type { VrBoard } from './vr-board.ts'

/** Milliseconds between two looks at the page, and for which one is told what to do with one's hands. */
const interval = 200
const helpTime = 15_000

/** What somebody has in the hands. */
export type HandKind = 'controllers' | 'hands' | 'nothing'

const help = { controllers: 'vrControllers', hands: 'vrHands', nothing: 'vrNothing' } as const

/** The page before the eyes of whom wears glasses: what it says, what can be pressed, and at first what the hands do. */
export class VrPage {
  readonly #board: VrBoard
  readonly #locale: CodeLocale
  #age = 0
  #lookedAt = Number.NEGATIVE_INFINITY
  #button: HTMLButtonElement | null = null

  constructor(board: VrBoard, locale: CodeLocale) {
    this.#board = board
    this.#locale = locale
  }

  /** Before each picture. */
  advance(milliseconds: number, head: Head, hands: HandKind): void {
    this.#age += milliseconds
    this.#board.follow(head, milliseconds / 1000)
    if (this.#age - this.#lookedAt < interval) return
    this.#lookedAt = this.#age
    const { text, button, isAsking } = screenText(document)
    this.#button = button
    const words = (name: keyof typeof screenWords) => screenWords[name][this.#locale]
    const lines = [text, isAsking ? words('vrAsking') : '']
    if (button === null && this.#age < helpTime) lines.push(words(help[hands]))
    const shown = lines.filter((line) => line !== '').join('\n')
    this.#board.say(shown, button?.textContent ?? null)
  }

  /** How far along a ray the board is met where it can be pressed; `null` where not. */
  meet(ray: THREE.Ray): number | null {
    return this.#button ? this.#board.meet(ray) : null
  }

  /** Somebody presses what is on the board. */
  press(): void {
    this.#button?.click()
    this.#lookedAt = Number.NEGATIVE_INFINITY
  }

  end(): void {
    this.#board.hide()
  }
}
