import { NumberField } from '../../ui/NumberField.tsx'
import type { NumberChange } from '../../ui/read-number-change.ts'
import type { ValueChange } from './change-values.ts'
import type { Field } from './describe-fields.ts'
import type { FieldEditorProps } from './field-editor-props.ts'
import styles from './PropertiesPanel.module.css'
import { sharedValue } from './shared-value.ts'

interface NumberRowProps extends FieldEditorProps {
  readonly field: Extract<Field, { kind: 'number' }>
  readonly label: string
  readonly mixed: string | undefined
}

/** A number with its words at the left, by which it can be dragged; what is usual stands in for one that is not set. */
export function NumberRow({ field, label, values, mixed, isDisabled, onChange, onPreview }: NumberRowProps) {
  const { min, max, facts } = field
  const usual = facts.usual ?? Math.min(max, Math.max(min, 1))
  const value = sharedValue(values)
  const each = (change: NumberChange): ValueChange => {
    return (before) => change(typeof before === 'number' ? before : usual)
  }
  return (
    <div className={styles.pair}>
      <NumberField
        label={label}
        words={label}
        value={typeof value === 'number' ? value : usual}
        mixed={mixed}
        min={min}
        max={max}
        step={facts.step}
        unit={facts.unit}
        isDisabled={isDisabled}
        onChangeEach={(change) => onChange(each(change))}
        onPreviewEach={(change) => onPreview(change && each(change))}
      />
    </div>
  )
}
