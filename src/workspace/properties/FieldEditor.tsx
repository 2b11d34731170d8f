import { isJsonObject } from '../../../model/document/is-json-object.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ColourField } from './ColourField.tsx'
import { type ValueChange, withProperty } from './change-values.ts'
import { FontField } from './FontField.tsx'
import type { FieldEditorProps } from './field-editor-props.ts'
import { NumberRow } from './NumberRow.tsx'
import { isMixed, sharedValue } from './shared-value.ts'
import { useFieldWords } from './use-field-words.ts'
import { WordsField } from './WordsField.tsx'

/** The fitting field for one value of a component of one or several things. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, values, isDisabled, onChange, onPreview } = props
  const t = useT()
  const locale = useLocale()
  const words = useFieldWords()
  const label = words.field(field.key)
  const value = sharedValue(values)
  const mixed = isMixed(values) ? t('design.properties.mixed') : undefined
  const set = (next: string | number | boolean) => onChange(() => next)

  switch (field.kind) {
    case 'colour':
      return (
        <ColourField
          label={label}
          value={typeof value === 'string' ? value : null}
          mixed={mixed}
          isDisabled={isDisabled}
          onCommit={set}
        />
      )
    case 'number': {
      if (field.facts.isShare)
        return (
          <Slider
            label={label}
            value={typeof value === 'number' ? value : field.max}
            min={field.min}
            max={field.max}
            step={field.facts.step}
            format={{ style: 'percent' }}
            mixed={mixed}
            isDisabled={isDisabled}
            onCommit={set}
            onPreview={(next) => onPreview(() => next)}
          />
        )
      const { choices, unit } = field.facts
      if (!choices) return <NumberRow {...props} field={field} label={label} mixed={mixed} />
      const offered = [...new Set([...choices, ...(typeof value === 'number' ? [value] : [])])]
      return (
        <Select
          label={label}
          options={offered.map((one) => ({ id: String(one), text: `${one.toLocaleString(locale)}${unit}` }))}
          value={typeof value === 'number' ? String(value) : null}
          placeholder={mixed}
          isDisabled={isDisabled}
          onChange={(id) => set(Number(id))}
        />
      )
    }
    case 'choice': {
      const unsetChoice = mixed === undefined ? (field.unset ?? null) : null
      if (field.key === 'font')
        return (
          <FontField
            label={label}
            value={typeof value === 'string' ? value : null}
            mixed={mixed}
            isDisabled={isDisabled}
            onChange={set}
          />
        )
      return (
        <Select
          label={label}
          options={field.options.map((id) => ({ id, text: words.option(id) }))}
          value={typeof value === 'string' ? value : unsetChoice}
          placeholder={mixed}
          isDisabled={isDisabled}
          onChange={set}
        />
      )
    }
    case 'switch':
      return (
        <Switch
          label={label}
          isOn={value === true}
          isMixed={mixed !== undefined}
          isDisabled={isDisabled}
          onChange={set}
        />
      )
    case 'words':
      return (
        <WordsField
          label={label}
          value={typeof value === 'string' ? value : ''}
          most={field.most}
          isLong
          mixed={mixed}
          isDisabled={isDisabled}
          onCommit={set}
        />
      )
    case 'group': {
      const isOn = values.every(isJsonObject)
      const inside = (key: string, change: ValueChange): ValueChange => {
        return (outer) => (isJsonObject(outer) ? withProperty(outer, key, change) : outer)
      }
      return (
        <>
          <Switch
            label={label}
            isOn={isOn}
            isMixed={!isOn && values.some(isJsonObject)}
            isDisabled={isDisabled}
            onChange={(wanted) => onChange((before) => (wanted ? (before ?? usualFog) : undefined))}
          />
          {isOn
            ? field.fields.map((inner) => (
                <FieldEditor
                  key={inner.key}
                  field={inner}
                  values={values.map((outer) => outer[inner.key])}
                  isDisabled={isDisabled}
                  onChange={(change) => onChange(inside(inner.key, change))}
                  onPreview={(change) => onPreview(change && inside(inner.key, change))}
                />
              ))
            : null}
        </>
      )
    }
  }
}

/** Fog as it begins: far enough away that nothing near is lost in it. */
const usualFog = { color: '#F3E3C4', near: 34, far: 90 }
