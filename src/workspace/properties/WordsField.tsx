import { useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'

interface WordsFieldProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly isDisabled: boolean
  /** Called when the field is left or Enter is pressed, and only when the words changed. */
  readonly onCommit: (value: string) => void
  /** An empty value brings back what was there. */
  readonly isNeeded?: boolean
}

/** Words that are stored when they are finished; Esc brings back what was there. */
export function WordsField({ label, value, most, isDisabled, onCommit, isNeeded = false }: WordsFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    setDraft(null)
    if (draft === null || draft === value || (isNeeded && draft.trim() === '')) return
    onCommit(isNeeded ? draft.trim() : draft)
  }
  return (
    <TextField
      label={label}
      value={draft ?? value}
      maxLength={most}
      disabled={isDisabled}
      spellCheck={false}
      onChange={setDraft}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        setDraft(null)
        event.stopPropagation()
      }}
    />
  )
}
