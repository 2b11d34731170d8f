import { type KeyboardEvent, useState } from 'react'

interface Draft {
  /** What the field shows: what is being typed, else what is stored. */
  readonly value: string
  readonly type: (text: string) => void
  /** For the field itself: leaving it or Enter finishes, Esc brings back what was there. */
  readonly keys: {
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  }
}

/** Words of a field that are stored when they are finished: `commit` is called once, and only when they changed. */
export function useDraft(value: string, commit: (text: string) => void): Draft {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    value: draft ?? value,
    type: setDraft,
    keys: {
      onBlur() {
        setDraft(null)
        if (draft !== null && draft !== value) commit(draft)
      },
      onKeyDown(event) {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        setDraft(null)
        event.stopPropagation()
      },
    },
  }
}
