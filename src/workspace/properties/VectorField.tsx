import type { Vec3 } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { NumberChange } from '../../ui/read-number-change.ts'
import styles from './PropertiesPanel.module.css'
import { ResetButton } from './ResetButton.tsx'
import { isMixed } from './shared-value.ts'

interface VectorFieldProps {
  readonly label: string
  /** Whose values they are. */
  readonly of: string
  /** One for each thing. */
  readonly values: readonly Vec3[]
  readonly step: number
  readonly min: number
  /** Written beside the label; degrees behind each number too. */
  readonly unit: string
  /** What it can be brought back to. */
  readonly usual: Vec3
  readonly isDisabled: boolean
  readonly onChange: (axis: number, change: NumberChange) => void
  /** `null` takes the preview back. */
  readonly onPreview: (axis: number, change: NumberChange | null) => void
  readonly onReset: () => void
}

const axes = ['x', 'y', 'z'] as const

/** The largest number that the document takes for a place, a turn or a size. */
const most = 100_000

/** Three numbers, each with the letter and the colour of its axis. */
export function VectorField({
  label,
  of,
  values,
  step,
  min,
  unit,
  usual,
  isDisabled,
  onChange,
  onPreview,
  onReset,
}: VectorFieldProps) {
  const t = useT()
  const isUsual = values.every((value) => value.every((one, index) => one === usual[index]))
  return (
    <div className={styles.vector}>
      <span className={styles.label}>
        <span>
          {label} <i className={styles.unit}>{unit}</i>
        </span>
        {isUsual || isDisabled ? null : (
          <ResetButton label={t('design.properties.reset', { what: label })} onPress={onReset} />
        )}
      </span>
      {axes.map((axis, index) => {
        const ofAxis = values.map((value) => value[index] ?? 0)
        return (
          <NumberField
            key={axis}
            label={t('design.properties.axis', { what: label, axis: axis.toUpperCase() })}
            axis={axis}
            of={of}
            value={ofAxis[0] ?? 0}
            mixed={isMixed(ofAxis) ? t('design.properties.mixed') : undefined}
            step={step}
            min={min}
            max={most}
            {...(unit === '°' ? { unit } : {})}
            isDisabled={isDisabled}
            onChangeEach={(change) => onChange(index, change)}
            onPreviewEach={(change) => onPreview(index, change)}
          />
        )
      })}
    </div>
  )
}
