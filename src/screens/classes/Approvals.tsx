import { approvalsRoute } from '../../client/http/class-routes.ts'
import { useKeptCall } from '../../client/http/use-kept-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { ApprovalLine } from './ApprovalLine.tsx'
import styles from './Class.module.css'

/** What pupils want to show beyond the class; nothing while nobody asks. */
export function Approvals({ classId }: { readonly classId: string }) {
  const t = useT()
  const { answer, reload } = useKeptCall(approvalsRoute, { id: classId })
  const approvals = answer?.ok ? answer.data.approvals : []
  if (approvals.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="approvals">
      <div className={styles.sectionHead}>
        <h2 id="approvals">{t('classes.approvals.title')}</h2>
      </div>
      <ul className={styles.pupils}>
        {approvals.map((approval) => (
          <ApprovalLine
            key={`${approval.project._id} ${approval.publication}`}
            approval={approval}
            onDecided={reload}
          />
        ))}
      </ul>
    </section>
  )
}
