import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
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
  const chooser = useRef<HTMLInputElement>(null)
  const current = value?.toUpperCase() ?? null
  const isOwn = current !== null && !colours.some((colour) => colour === current)

  const commit = useEffectEvent((colour: string) => onCommit(colour.toUpperCase()))
  useEffect(() => {
    const input = chooser.current
    if (!input) return
    /** React's onChange fires while the chooser is being dragged; the DOM's `change` fires once, when it closes. */
    const finish = () => commit(input.value)
    input.addEventListener('change', finish)
    return () => input.removeEventListener('change', finish)
  }, [])

  return (
    <fieldset className={styles.colours} disabled={isDisabled}>
      <legend className={styles.label}>{mixed === undefined ? label : `${label} · ${mixed}`}</legend>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          style={{ background: colour }}
          aria-label={t('design.properties.colourOf', { colour })}
          aria-pressed={current === colour}
          onClick={() => onCommit(colour)}
        />
      ))}
      <label className={styles.own} data-on={isOwn} title={t('design.properties.ownColour')}>
        <input
          ref={chooser}
          type="color"
          aria-label={`${label}: ${t('design.properties.ownColour')}`}
          key={value ?? 'none'}
          defaultValue={value ?? colours[0]}
        />
        <PlusIcon weight="bold" />
      </label>
    </fieldset>
  )
}
