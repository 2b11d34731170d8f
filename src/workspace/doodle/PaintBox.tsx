import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { useT } from '../../i18n/use-t.ts'
import { ColourChooser } from '../../ui/ColourChooser.tsx'
import styles from './PaintBox.module.css'
import { paletteColours } from './palette-colours.ts'

interface PaintBoxProps {
  readonly label: string
  /** `#rrggbb`, `null` for none. */
  readonly value: string | null
  /** Called once a gesture: a press on a colour, or closing the colour chooser. */
  readonly onChoose: (colour: string | null) => void
}

/** A child's paint box: colours that have names, none at all, and any other by the browser's own chooser. */
export function PaintBox({ label, value, onChoose }: PaintBoxProps) {
  const t = useT()
  const current = value?.toUpperCase() ?? null
  const isOwn = current !== null && !paletteColours.some(({ colour }) => colour === current)

  return (
    <fieldset className={styles.box}>
      <legend>{label}</legend>
      <button
        type="button"
        className={styles.none}
        aria-label={t('doodle.colour.none')}
        title={t('doodle.colour.none')}
        aria-pressed={current === null}
        onClick={() => onChoose(null)}
      >
        <ProhibitIcon weight="bold" />
      </button>
      {paletteColours.map(({ name, colour }) => (
        <button
          key={name}
          type="button"
          style={{ background: colour }}
          aria-label={t(`doodle.colour.${name}`)}
          title={t(`doodle.colour.${name}`)}
          aria-pressed={current === colour}
          onClick={() => onChoose(colour)}
        />
      ))}
      <ColourChooser
        key={value ?? 'none'}
        label={label}
        title={t('doodle.colour.own')}
        className={styles.own}
        value={value ?? '#53A206'}
        isOn={isOwn}
        background={isOwn ? current : undefined}
        onChoose={onChoose}
      />
    </fieldset>
  )
}
