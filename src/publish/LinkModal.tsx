import { useT } from '../i18n/use-t.ts'
import { Modal } from '../ui/Modal.tsx'
import { LinkCard } from './LinkCard.tsx'
import { ShareWays } from './ShareWays.tsx'

interface LinkModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Path on this site. */
  readonly path: string
  readonly name: string
}

/** 'Share': the link to something everybody may see, and its code. */
export function LinkModal({ isOpen, onClose, path, name }: LinkModalProps) {
  const t = useT()
  return (
    <Modal title={t('publish.shareLink.title')} isOpen={isOpen} onClose={onClose}>
      <p>{t('publish.shareLink.text')}</p>
      <LinkCard path={path} name={name}>
        <ShareWays address={new URL(path, window.location.origin).href} name={name} />
      </LinkCard>
    </Modal>
  )
}
