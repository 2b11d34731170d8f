import { parseNumber } from '../../ui/parse-number.ts'
import { DegreeDial } from './degree-dial.ts'
import { type PadKey, type PadText, pressPadKey } from './press-pad-key.ts'

export interface NumberPadOptions {
  /** The number as the block says it: the first digit takes its place. */
  readonly text: string
  /** The decimal sign of the language. */
  readonly sign: string
  readonly words: Readonly<Record<'pad' | 'minus' | 'sign' | 'back' | 'done', string>>
  readonly onDone: () => void
  readonly onGiveUp: () => void
  /** An angle: a dial above the keys; `isMirrored` counts to the left. */
  readonly degrees: { readonly isMirrored: boolean } | null
}

const digitKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** Large keys for a number; while it has the focus a keyboard works as well. */
export class NumberPad {
  readonly element = document.createElement('div')
  private readonly shown = document.createElement('output')
  private readonly options: NumberPadOptions
  private readonly dial: DegreeDial | null
  private typed: PadText

  constructor(options: NumberPadOptions) {
    const { words, sign } = options
    this.options = options
    this.typed = { text: options.text, fresh: '' }
    this.dial = options.degrees && this.dialFor(options.degrees)
    this.element.className = 'nestlingNumberPad'
    this.element.setAttribute('role', 'group')
    this.element.setAttribute('aria-label', words.pad)
    this.element.tabIndex = -1
    const keys = new Map<PadKey, HTMLElement>(
      digitKeys.map((digit) => [digit, this.key(digit, digit, digit)]),
    )
    keys.set('back', this.key('back', '⌫', words.back))
    keys.set('minus', this.key('minus', '−', words.minus))
    keys.set('sign', this.key('sign', sign, words.sign))
    const done = button(words.done, words.done, options.onDone)
    done.className = 'nestlingPadDone'
    const rows = ['1', '2', '3', 'back', '4', '5', '6', 'minus', '7', '8', '9', 'sign', '0'] as const
    if (this.dial) this.element.append(this.dial.element)
    this.element.append(this.shown, ...rows.flatMap((key) => keys.get(key) ?? []), done)
    this.element.addEventListener('keydown', (event) => this.pressKeyboard(event))
    this.show()
  }

  /** What is typed, `undefined` while it is no number. */
  get value(): number | undefined {
    return parseNumber(this.typed.text)
  }

  private key(key: PadKey, face: string, name: string): HTMLElement {
    return button(face, name, () => this.press(key))
  }

  private dialFor({ isMirrored }: { readonly isMirrored: boolean }): DegreeDial {
    const onTurn = (degrees: number): void => {
      this.typed = { text: String(degrees), fresh: '' }
      this.show()
    }
    return new DegreeDial({ value: this.value ?? 0, isMirrored, onTurn })
  }

  private press(key: PadKey): void {
    this.typed = pressPadKey(this.typed, key, this.options.sign)
    this.show()
  }

  private pressKeyboard(event: KeyboardEvent): void {
    event.stopPropagation()
    const { key } = event
    const digit = digitKeys.find((one) => one === key)
    if (digit) this.press(digit)
    else if (key === ',' || key === '.') this.press('sign')
    else if (key === '-') this.press('minus')
    else if (key === 'Backspace') this.press('back')
    else if (key === 'Escape') this.options.onGiveUp()
    else if (key === 'Enter' && !(event.target instanceof HTMLButtonElement)) this.options.onDone()
    else return
    event.preventDefault()
  }

  private show(): void {
    const { text, fresh } = this.typed
    this.dial?.show(this.value ?? 0)
    this.shown.textContent = text
    this.shown.classList.toggle('nestlingPadFresh', fresh !== null)
  }
}

function button(face: string, name: string, onPress: () => void): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = face
  if (name !== face) made.setAttribute('aria-label', name)
  made.addEventListener('click', onPress)
  return made
}
