import { useState } from 'react'
import { limits } from '../../../model/document/limits.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './FileTabs.module.css'

interface TabNameFieldProps {
  readonly name: string
  /** Called once: with the trimmed name, or `null` when it stays as it was. */
  readonly onDone: (name: string | null) => void
}

/** A tab's name as a field: Enter or leaving keeps it, Esc brings back what was there. */
export function TabNameField({ name, onDone }: TabNameFieldProps) {
  const t = useT()
  const [draft, setDraft] = useState(name)
  const finish = () => onDone(draft.trim() === name ? null : draft.trim())
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the person asked to type the name just now
      autoFocus
      className={styles.rename}
      aria-label={t('code.renaming', { name })}
      value={draft}
      maxLength={limits.nameLength}
      size={Math.max(6, draft.length)}
      spellCheck={false}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') onDone(null)
      }}
    />
  )
}
