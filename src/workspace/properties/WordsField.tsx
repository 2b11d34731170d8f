import { TextField } from '../../ui/TextField.tsx'
import { useDraft } from '../actions/use-draft.ts'

interface WordsFieldProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly isDisabled: boolean
  /** Called when the field is left or Enter is pressed, and only when the words changed. */
  readonly onCommit: (value: string) => void
}

/** Words that are stored when they are finished; Esc brings back what was there. */
export function WordsField({ label, value, most, isDisabled, onCommit }: WordsFieldProps) {
  const draft = useDraft(value, onCommit)
  return (
    <TextField
      {...draft.keys}
      label={label}
      value={draft.value}
      maxLength={most}
      disabled={isDisabled}
      spellCheck={false}
      onChange={draft.type}
    />
  )
}
