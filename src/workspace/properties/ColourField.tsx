import { useT } from '../../i18n/use-t.ts'
import { ColourChooser } from '../../ui/ColourChooser.tsx'
import styles from './ColourField.module.css'
import { colours } from './colours.ts'

interface ColourFieldProps {
  readonly label: string
  /** `#rrggbb`, or `null` while the thing has its own colours. */
  readonly value: string | null
  readonly isDisabled: boolean
  /** Said beside the label while several things have different ones. */
  readonly mixed?: string | undefined
  /** Called once a gesture: a press on a swatch, or closing the colour chooser. */
  readonly onCommit: (colour: string) => void
}

/** Swatches and the browser's own chooser for any other colour. */
export function ColourField({ label, value, mixed, isDisabled, onCommit }: ColourFieldProps) {
  const t = useT()
  const current = value?.toUpperCase() ?? null
  const isOwn = current !== null && !colours.some(({ colour }) => colour === current)

  return (
    <fieldset className={styles.colours} disabled={isDisabled}>
      <legend className={styles.label}>{mixed === undefined ? label : `${label} · ${mixed}`}</legend>
      {colours.map(({ name, colour }) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          style={{ background: colour }}
          aria-label={t(`doodle.colour.${name}`)}
          title={t(`doodle.colour.${name}`)}
          aria-pressed={current === colour}
          onClick={() => onCommit(colour)}
        />
      ))}
      <ColourChooser
        key={value ?? 'none'}
        label={label}
        title={t('design.properties.ownColour')}
        className={styles.own}
        value={value ?? colours[0].colour}
        isOn={isOwn}
        onChoose={onCommit}
      />
    </fieldset>
  )
}
