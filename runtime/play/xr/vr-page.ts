import type * as THREE from 'three'
import type { CodeLocale } from '../../../language/locale.ts'
import { screenWords } from '../screen/screen-words.ts'
import type { Head } from './room-place.ts'
import { screenText } from './screen-text.ts'
import { type BoardButton, type BoardHit, VrBoard } from './vr-board.ts'
import type { VrMenu } from './vr-menu.ts'

/** Milliseconds between two looks at the page, and for which one is told what to do with one's hands. */
const interval = 200
const helpTime = 15_000

/** What somebody has in the hands. */
export type HandKind = 'controllers' | 'hands' | 'nothing'

const help = { controllers: 'vrControllers', hands: 'vrHands', nothing: 'vrNothing' } as const

/**
 * The page before the eyes of whom wears glasses: what it says, what can be pressed, and at first what the hands do. Further down hangs a small
 * board that opens the menu.
 */
export class VrPage {
  readonly #board = new VrBoard({ width: 1.2, ahead: 1.5, below: 0.38 })
  readonly #plate = new VrBoard({ width: 0.34, ahead: 0.75, below: 0.72 })
  readonly #locale: CodeLocale
  readonly #menu: VrMenu
  readonly #opener: readonly BoardButton[]
  #age = 0
  #lookedAt = Number.NEGATIVE_INFINITY
  #pressed: { readonly element: HTMLButtonElement; readonly button: BoardButton } | null = null
  #isMenuOpen = false

  constructor(menu: VrMenu, locale: CodeLocale) {
    this.#menu = menu
    this.#locale = locale
    const press = () => {
      this.#isMenuOpen = !this.#isMenuOpen
      this.#lookedAt = Number.NEGATIVE_INFINITY
    }
    this.#board.object.name = 'vr-page'
    this.#plate.object.name = 'vr-menu-opener'
    this.#opener = [{ label: screenWords.vrMenu[locale], press }]
  }

  /** They hang in the room. */
  get objects(): readonly THREE.Object3D[] {
    return [this.#board.object, this.#plate.object]
  }

  begin(): void {
    this.#age = 0
    this.#isMenuOpen = false
    this.#lookedAt = Number.NEGATIVE_INFINITY
    this.#plate.say('', this.#opener)
  }

  /** Before each picture. */
  advance(milliseconds: number, head: Head, hands: HandKind): void {
    this.#age += milliseconds
    for (const board of [this.#board, this.#plate]) board.follow(head, milliseconds / 1000)
    if (this.#age - this.#lookedAt < interval) return
    this.#lookedAt = this.#age
    if (this.#isMenuOpen) {
      this.#board.say(screenWords.vrComfort[this.#locale], this.#menu.buttons())
      return
    }
    const { text, button, isAsking } = screenText(document)
    const words = (name: keyof typeof screenWords) => screenWords[name][this.#locale]
    const lines = [text, isAsking ? words('vrAsking') : '']
    if (button === null && this.#age < helpTime) lines.push(words(help[hands]))
    const shown = lines.filter((line) => line !== '').join('\n')
    this.#board.say(shown, button === null ? [] : [this.#buttonOf(button)])
  }

  /** Where a ray meets something that can be pressed, or the open menu; `null` where not. */
  meet(ray: THREE.Ray): BoardHit | null {
    const plate = this.#plate.meet(ray)
    if (plate) return plate
    const hit = this.#board.meet(ray)
    return hit && (this.#isMenuOpen || hit.button) ? hit : null
  }

  /** Somebody presses a button that was met. */
  press(button: BoardButton): void {
    button.press()
    this.#lookedAt = Number.NEGATIVE_INFINITY
  }

  end(): void {
    this.#board.hide()
    this.#plate.hide()
  }

  /** The same for the same element and label, so that looking at it for a while is looking at one thing. */
  #buttonOf(element: HTMLButtonElement): BoardButton {
    const label = element.textContent
    if (this.#pressed?.element !== element || this.#pressed.button.label !== label)
      this.#pressed = { element, button: { label, press: () => element.click() } }
    return this.#pressed.button
  }
}
