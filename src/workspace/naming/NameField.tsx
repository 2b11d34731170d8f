import { useRef, useState } from 'react'
import { useFocusWhenFree } from '../../ui/use-focus-when-free.ts'
import styles from './NameField.module.css'
import { useNameThatFits } from './use-name-that-fits.ts'

interface NameFieldProps {
  readonly name: string
  /** Accessible name of the field. */
  readonly label: string
  /** Called once: with the trimmed name, or `null` when it stays as it was. */
  readonly onDone: (name: string | null) => void
}

/** The name of a tab or scene as a field: Enter or leaving keeps it, Esc brings back what was there. */
export function NameField({ name, label, onDone }: NameFieldProps) {
  const [draft, setDraft] = useState(name)
  const cutName = useNameThatFits()
  const field = useRef<HTMLInputElement>(null)
  useFocusWhenFree(field)
  const finish = () => onDone(draft.trim() === name ? null : draft.trim())
  return (
    <input
      ref={field}
      className={styles.name}
      aria-label={label}
      value={draft}
      size={Math.max(6, draft.length)}
      spellCheck={false}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(cutName(event.target.value))}
      onBlur={finish}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') onDone(null)
      }}
    />
  )
}
