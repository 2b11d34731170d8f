import type { ReactNode } from 'react'
import type { CallResult } from '../../client/http/call-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Stats.module.css'

interface AnsweredProps<Data> {
  /** `null` while it is under way. */
  readonly answer: CallResult<Data> | null
  readonly children: (data: Data) => ReactNode
}

/** What came for a part of the page, its shape until then, or why it did not come. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const errorText = useErrorText()
  if (!answer) return <Skeleton height={220} />
  if (answer.ok) return children(answer.data)
  return (
    <p className={styles.error} role="alert">
      {errorText(answer.error.code)}
    </p>
  )
}
