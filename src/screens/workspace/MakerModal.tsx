import { useNavigate } from 'react-router-dom'
import type { User } from '../../../protocol/http/account.ts'
import type { OpenProject } from '../../client/project-place/open-project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import styles from './LeftBehindModal.module.css'

interface MakerModalProps {
  readonly project: Pick<OpenProject, 'answerMaker' | 'isResumed' | 'startedAt'>
  readonly user: User
}

/** Asks, before a world that was built here without an account, whether whoever is logged in made it. Not answering leads away from it. */
export function MakerModal({ project, user }: MakerModalProps) {
  const t = useT()
  const navigate = useNavigate()
  const refuse = async () => {
    await project.answerMaker(user, false)
    if (project.isResumed) await navigate(project.startedAt, { state: { fresh: true } })
    else await navigate('/dashboard')
  }
  return (
    <Modal title={t('found.askTitle')} isOpen onClose={() => void navigate('/dashboard')} size="small">
      <p>{t('found.askText')}</p>
      <div className={styles.ways}>
        <Button onClick={() => void refuse()}>{t('found.no')}</Button>
        <Button kind="go" onClick={() => void project.answerMaker(user, true)}>
          {t('found.yes')}
        </Button>
      </div>
    </Modal>
  )
}
