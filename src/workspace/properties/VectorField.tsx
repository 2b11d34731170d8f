import type { Vec3 } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import styles from './PropertiesPanel.module.css'

interface VectorFieldProps {
  readonly label: string
  readonly value: Vec3
  readonly step: number
  readonly min: number
  readonly unit?: string
  readonly isDisabled: boolean
  readonly onCommit: (value: Vec3) => void
  /** `null` takes the preview back. */
  readonly onPreview: (value: Vec3 | null) => void
}

const axes = ['x', 'y', 'z'] as const

/** The largest number that the document takes for a place, a turn or a size. */
const most = 100_000

/** Three numbers, each with the letter and the colour of its axis. */
export function VectorField({
  label,
  value,
  step,
  min,
  unit,
  isDisabled,
  onCommit,
  onPreview,
}: VectorFieldProps) {
  const t = useT()
  const withAxis = (index: number, next: number): Vec3 => {
    const [x, y, z] = value
    return [index === 0 ? next : x, index === 1 ? next : y, index === 2 ? next : z]
  }
  return (
    <div className={styles.vector}>
      <span className={styles.label}>{label}</span>
      {axes.map((axis, index) => (
        <NumberField
          key={axis}
          label={t('design.properties.axis', { what: label, axis: axis.toUpperCase() })}
          axis={axis}
          value={value[index] ?? 0}
          step={step}
          min={min}
          max={most}
          {...(unit === undefined ? {} : { unit })}
          isDisabled={isDisabled}
          onCommit={(next) => onCommit(withAxis(index, next))}
          onPreview={(next) => onPreview(next === null ? null : withAxis(index, next))}
        />
      ))}
    </div>
  )
}
