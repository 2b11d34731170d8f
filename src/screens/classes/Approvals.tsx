import type { ApprovalRequest } from '../../../protocol/http/approvals.ts'
import { useT } from '../../i18n/use-t.ts'
import { ApprovalLine } from './ApprovalLine.tsx'
import styles from './Class.module.css'

interface ApprovalsProps {
  readonly approvals: readonly ApprovalRequest[]
  /** How the teacher knows whose they are, by username. */
  readonly nicknames: ReadonlyMap<string, string>
  readonly onDecided: () => void
}

/** What pupils want to show beyond the class; nothing while nobody asks. */
export function Approvals({ approvals, nicknames, onDecided }: ApprovalsProps) {
  const t = useT()
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
            by={nicknames.get(approval.project.username) ?? approval.project.username}
            onDecided={onDecided}
          />
        ))}
      </ul>
    </section>
  )
}
