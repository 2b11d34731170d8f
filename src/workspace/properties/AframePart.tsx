import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import {
  type Aframe,
  type AframeProperties,
  isAframeProperty,
  isAframeText,
} from '../../../model/components/aframe.ts'
import { useT } from '../../i18n/use-t.ts'
import { CheckedField } from './CheckedField.tsx'
import styles from './PropertiesPanel.module.css'

interface AframePartProps {
  /** 'geometry', 'animation__spin' … */
  readonly part: string
  readonly value: Aframe[string]
  readonly isDisabled: boolean
  /** `undefined` takes the part away. */
  readonly onChange: (value: Aframe[string] | undefined) => void
}

/** One component of A-Frame as a page writes it: `color: red; opacity: 0.5`. */
export function AframePart({ part, value, isDisabled, onChange }: AframePartProps) {
  const t = useT()
  return (
    <div className={styles.part}>
      <CheckedField
        label={part}
        value={typeof value === 'string' ? value : written(value)}
        isDisabled={isDisabled}
        read={(text) => readPart(part, text)}
        fault={t('design.properties.badPart', { name: part })}
        onCommit={onChange}
      />
      <button
        type="button"
        className={styles.reset}
        disabled={isDisabled}
        aria-label={t('design.properties.removePart', { name: part })}
        title={t('design.properties.removePart', { name: part })}
        onClick={() => onChange(undefined)}
      >
        <TrashIcon weight="bold" />
      </button>
    </div>
  )
}

const written = (properties: AframeProperties): string =>
  Object.entries(properties)
    .map(([property, text]) => `${property}: ${text}`)
    .join('; ')

const pair = /^\s*([A-Za-z_][A-Za-z0-9_.]*)\s*:\s*(.*?)\s*$/

/** `name: value; name: value` as properties, any other text as it is; `undefined` for what may not be kept. */
function readPart(part: string, text: string): Aframe[string] | undefined {
  const pieces = text.split(';').filter((piece) => piece.trim() !== '')
  const pairs = pieces.map((piece) => pair.exec(piece))
  if (pieces.length === 0 || pairs.includes(null)) return isAframeText(text.trim()) ? text.trim() : undefined
  const properties: Record<string, string> = {}
  for (const found of pairs) {
    const [, property = '', value = ''] = found ?? []
    if (!isAframeProperty(part, property, value)) return undefined
    properties[property] = value
  }
  return properties
}
