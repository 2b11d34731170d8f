import * as Blockly from 'blockly/core'
import type { Locale } from '../../i18n/locale.ts'
import { parseNumber } from '../../ui/parse-number.ts'
import type { DegreeDial } from './degree-dial.ts'
import { degreesOf } from './degrees-of.ts'
import { showBeside } from './show-below.ts'

/** Between whole numbers and what comes behind them, in the language of the canvas. */
let sign = '.'

/**
 * A number on a block in the writing of the person's language; a comma and a point mean the same, and sums are worked out. Fingers get a pad
 * of large keys, so that the keyboard of a phone does not cover the blocks. An angle has a dial beside it.
 */
class NumberField extends Blockly.FieldNumber {
  private dial: DegreeDial | null = null

  static override fromJson(options: Blockly.FieldNumberFromJsonConfig): NumberField {
    return new NumberField(options.value, undefined, undefined, undefined, undefined, options)
  }

  protected override doClassValidation_(value?: unknown): number | null {
    return super.doClassValidation_(typeof value === 'string' ? (parseNumber(value) ?? value) : value)
  }

  protected override getText_(): string {
    return super.getText_() ?? this.getEditorText_(this.getValue())
  }

  protected override getEditorText_(value: unknown): string {
    return String(value).replace('.', sign)
  }

  protected override showEditor_(event?: Event, ...how: [boolean?, boolean?]): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') {
      void import('./ask-number.ts').then(({ askNumber }) => askNumber(this, sign))
      return
    }
    super.showEditor_(event, ...how)
    const degrees = degreesOf(this.getSourceBlock())
    if (degrees) void import('./degree-dial.ts').then(({ DegreeDial }) => this.showDial(DegreeDial, degrees))
  }

  /** Below the number while it is edited; both are one gesture, which Esc takes back. */
  private showDial(Dial: typeof DegreeDial, { isMirrored }: { readonly isMirrored: boolean }): void {
    if (!this.isBeingEdited_) return
    const onTurn = (degrees: number): void => this.setEditorValue_(degrees, false)
    const dial = new Dial({ value: Number(this.getValue() ?? 0), isMirrored, onTurn })
    this.dial = dial
    showBeside(this, dial.element, () => {
      this.dial = null
    })
  }

  protected override doValueUpdate_(value: number): void {
    super.doValueUpdate_(value)
    this.dial?.show(value)
  }
}

const fieldType = 'field_number'

/** Makes all numbers on blocks fields of ours, in the writing of a language. */
export function registerNumberField(locale: Locale): void {
  sign = locale === 'de' ? ',' : '.'
  Blockly.fieldRegistry.unregister(fieldType)
  Blockly.fieldRegistry.register(fieldType, NumberField)
}
