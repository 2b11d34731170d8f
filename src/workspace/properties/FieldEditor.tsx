import { isJsonObject } from '../../../model/document/is-json-object.ts'
import type { JsonValue } from '../../../model/json.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ColourField } from './ColourField.tsx'
import type { Field } from './describe-fields.ts'
import styles from './PropertiesPanel.module.css'
import { useFieldWords } from './use-field-words.ts'
import { WordsField } from './WordsField.tsx'

interface FieldEditorProps {
  readonly field: Field
  /** `undefined` while an optional value is not set. */
  readonly value: JsonValue | undefined
  readonly isDisabled: boolean
  readonly onCommit: (value: JsonValue) => void
  readonly onPreview: (value: JsonValue | null) => void
}

/** The fitting field for one value of a component. */
export function FieldEditor({ field, value, isDisabled, onCommit, onPreview }: FieldEditorProps) {
  const words = useFieldWords()
  const label = words.field(field.key)
  switch (field.kind) {
    case 'colour':
      return (
        <ColourField
          label={label}
          value={typeof value === 'string' ? value : null}
          isDisabled={isDisabled}
          onCommit={onCommit}
        />
      )
    case 'number':
      return (
        <div className={styles.pair}>
          <span className={styles.label}>{label}</span>
          <NumberField
            label={label}
            value={typeof value === 'number' ? value : field.min}
            min={field.min}
            max={field.max}
            step={field.max <= 1 ? 0.05 : field.max <= 10 ? 0.1 : 0.5}
            isDisabled={isDisabled}
            onCommit={onCommit}
            onPreview={onPreview}
          />
        </div>
      )
    case 'choice':
      return (
        <Select
          label={label}
          options={field.options.map((id) => ({ id, text: words.option(id) }))}
          value={typeof value === 'string' ? value : null}
          isDisabled={isDisabled}
          onChange={onCommit}
        />
      )
    case 'switch':
      return <Switch label={label} isOn={value === true} isDisabled={isDisabled} onChange={onCommit} />
    case 'words':
      return (
        <WordsField
          label={label}
          value={typeof value === 'string' ? value : ''}
          most={field.most}
          isDisabled={isDisabled}
          onCommit={onCommit}
        />
      )
    case 'group': {
      if (!isJsonObject(value)) return null
      return field.fields.map((inner) => (
        <FieldEditor
          key={inner.key}
          field={inner.key === 'color' ? { ...inner, key: field.key } : inner}
          value={value[inner.key]}
          isDisabled={isDisabled}
          onCommit={(next) => onCommit({ ...value, [inner.key]: next })}
          onPreview={(next) => onPreview(next === null ? null : { ...value, [inner.key]: next })}
        />
      ))
    }
  }
}
