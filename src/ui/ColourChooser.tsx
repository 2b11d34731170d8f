import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useEffect, useEffectEvent, useRef } from 'react'

interface ColourChooserProps {
  /** What the colour is for. */
  readonly label: string
  readonly title: string
  readonly className: string | undefined
  /** What it begins with: `#rrggbb`. Give another `key` with another one. */
  readonly value: string
  /** Whether the present colour is one that was chosen here. */
  readonly isOn: boolean
  /** Shows the present colour. */
  readonly background?: string | undefined
  /** Called once a gesture, when the chooser closes; `#RRGGBB`. */
  readonly onChoose: (colour: string) => void
}

/** A swatch with the browser's own chooser for any colour. */
export function ColourChooser({
  label,
  title,
  className,
  value,
  isOn,
  background,
  onChoose,
}: ColourChooserProps) {
  const chooser = useRef<HTMLInputElement>(null)
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
    <label
      className={className}
      data-on={isOn}
      title={title}
      style={background === undefined ? undefined : { background }}
    >
      <input ref={chooser} type="color" aria-label={`${label}: ${title}`} defaultValue={value} />
      <PlusIcon weight="bold" />
    </label>
  )
}
