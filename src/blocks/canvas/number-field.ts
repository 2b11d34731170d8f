import * as Blockly from 'blockly/core'
import type { Locale } from '../../i18n/locale.ts'
import { parseNumber } from '../../ui/parse-number.ts'

/** Between whole numbers and what comes behind them, in the language of the canvas. */
let sign = '.'

/**
 * A number on a block in the writing of the person's language; a comma and a point mean the same, and sums are worked out. Fingers get a pad
 * of large keys, so that the keyboard of a phone does not cover the blocks.
 */
class NumberField extends Blockly.FieldNumber {
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
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') {
      super.showEditor_(event, ...how)
      return
    }
    void import('./ask-number.ts').then(({ askNumber }) => askNumber(this, sign))
  }
}

const fieldType = 'field_number'

/** Makes all numbers on blocks fields of ours, in the writing of a language. */
export function registerNumberField(locale: Locale): void {
  sign = locale === 'de' ? ',' : '.'
  Blockly.fieldRegistry.unregister(fieldType)
  Blockly.fieldRegistry.register(fieldType, NumberField)
}
