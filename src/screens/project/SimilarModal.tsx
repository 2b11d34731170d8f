import type { CommunityProject } from '../../../protocol/http/community.ts'
import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import { CommunityCard } from '../community/CommunityCard.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import styles from './ProjectPage.module.css'

interface SimilarModalProps {
  readonly projects: readonly CommunityProject[]
  readonly onClose: () => void
}

/** All worlds that have something in common with one. */
export function SimilarModal({ projects, onClose }: SimilarModalProps) {
  const t = useT()
  return (
    <Modal title={t('world.similar.title')} isOpen onClose={onClose} size="wide">
      <div className={styles.sheet}>
        <WorldGrid>
          {projects.map((project) => (
            <CommunityCard key={project._id} project={project} />
          ))}
        </WorldGrid>
      </div>
    </Modal>
  )
}
