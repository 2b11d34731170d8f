import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
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
  const chooser = useRef<HTMLInputElement>(null)
  const current = value?.toUpperCase() ?? null
  const isOwn = current !== null && !paletteColours.some(({ colour }) => colour === current)

  const choose = useEffectEvent((colour: string) => onChoose(colour.toUpperCase()))
  useEffect(() => {
    const input = chooser.current
    if (!input) return
    /** React's onChange fires while the chooser is being dragged; the DOM's `change` fires once, when it closes. */
    const finish = () => choose(input.value)
    input.addEventListener('change', finish)
    return () => input.removeEventListener('change', finish)
  }, [])

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
      <label
        className={styles.own}
        data-on={isOwn}
        title={t('doodle.colour.own')}
        style={isOwn ? { background: current } : undefined}
      >
        <input
          ref={chooser}
          type="color"
          aria-label={`${label}: ${t('doodle.colour.own')}`}
          key={value ?? 'none'}
          defaultValue={value ?? '#53A206'}
        />
        <PlusIcon weight="bold" />
      </label>
    </fieldset>
  )
}
