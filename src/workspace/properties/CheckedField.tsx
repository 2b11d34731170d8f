import { type KeyboardEvent, useState } from 'react'
import { TextArea } from '../../ui/TextArea.tsx'

interface CheckedFieldProps<T> {
  readonly label: string
  readonly value: string
  readonly isDisabled: boolean
  /** What the text means; `undefined` when it cannot be kept. */
  readonly read: (text: string) => T | undefined
  /** Said below the field when it cannot. */
  readonly fault: string
  readonly onCommit: (value: T) => void
}

/** A text that has to mean something; stored when the field is left. Esc brings back what was there. */
export function CheckedField<T>({ label, value, isDisabled, read, fault, onCommit }: CheckedFieldProps<T>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const finish = () => {
    if (draft === null || draft === value) return setDraft(null)
    const meaning = read(draft)
    setIsWrong(meaning === undefined)
    if (meaning === undefined) return
    setDraft(null)
    onCommit(meaning)
  }
  return (
    <TextArea
      label={label}
      value={draft ?? value}
      rows={1}
      disabled={isDisabled}
      spellCheck={false}
      error={isWrong ? fault : undefined}
      onBlur={finish}
      onChange={(text) => {
        setIsWrong(false)
        setDraft(text)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault()
          finish()
        }
        if (event.key !== 'Escape') return
        setDraft(null)
        setIsWrong(false)
        event.stopPropagation()
      }}
    />
  )
}
