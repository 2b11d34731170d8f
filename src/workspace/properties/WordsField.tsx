import { type KeyboardEvent, useState } from 'react'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface WordsFieldProps {
  readonly label: string
  readonly value: string
  /** Letters that it takes. */
  readonly most: number
  /** Takes several lines; Enter begins a new one, leaving the field stores them. */
  readonly isLong?: boolean
  /** Must not be empty. */
  readonly isName?: boolean
  /** Shown instead of words that several things have differently. */
  readonly mixed?: string | undefined
  readonly isDisabled: boolean
  /** Called when the field is left or Enter is pressed, and only when the words changed. */
  readonly onCommit: (value: string) => void
}

/**
 * Words that are stored when they are finished; Esc brings back what was there. What cannot be stored stays to be mended, and below the field
 * it is said why.
 */
export function WordsField(props: WordsFieldProps) {
  const { label, value, most, isLong = false, isName = false, mixed, isDisabled, onCommit } = props
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()

  const faultOf = (text: string): string | undefined => {
    if (isName && text.trim() === '') return errorText('name.empty', {})
    if (text.length <= most) return undefined
    return t('common.tooLong', { count: text.length, letters: text.length.toLocaleString(locale), most })
  }
  const finish = () => {
    if (draft === null || draft === value) return setDraft(null)
    const fault = faultOf(draft)
    setError(fault)
    if (fault !== undefined) return
    setDraft(null)
    onCommit(draft)
  }
  const field = {
    label,
    value: draft ?? value,
    error,
    placeholder: mixed,
    disabled: isDisabled,
    spellCheck: false,
    onBlur: finish,
    onChange(text: string) {
      setError(undefined)
      setDraft(text)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Enter' && (!isLong || event.ctrlKey)) finish()
      if (event.key !== 'Escape') return
      setDraft(null)
      setError(undefined)
      event.stopPropagation()
    },
  }
  return isLong ? <TextArea {...field} rows={2} /> : <TextField {...field} />
}
