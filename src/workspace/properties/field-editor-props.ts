import type { ValueChange } from './change-values.ts'
import type { Field } from './describe-fields.ts'
import type { Values } from './shared-value.ts'

export interface FieldEditorProps {
  readonly field: Field
  /** One for each thing; `undefined` while an optional value is not set. */
  readonly values: Values
  readonly isDisabled: boolean
  readonly onChange: (change: ValueChange) => void
  /** `null` takes the preview back. */
  readonly onPreview: (change: ValueChange | null) => void
}
