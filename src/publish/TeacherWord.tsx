import type { ApprovalRequest } from '../../protocol/http/approvals.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './Publish.module.css'
import { teacherWord } from './teacher-word.ts'

/** What a child hears of the teacher's word about a world, or that it is still awaited; nothing where it says nothing any more. */
export function TeacherWord({ approval }: { readonly approval: ApprovalRequest | undefined }) {
  const t = useT()
  const word = approval && teacherWord(approval)
  return (
    <p className={styles.word} role="status" data-word={word ?? undefined}>
      {word ? t(`publish.word.${word}`) : null}
    </p>
  )
}
