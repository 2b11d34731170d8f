import { useT } from '../../i18n/use-t.ts'
import { LinkModal } from '../../publish/LinkModal.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { HiddenNote } from '../site/HiddenNote.tsx'

interface WorldShareProps {
  /** Path on this site. */
  readonly path: string
  readonly name: string
  /** Staff have hidden it: there is no link that others could follow. */
  readonly isHidden: boolean
  readonly onClose: () => void
}

/** 'Share' of a published world, in the workshop. */
export function WorldShare({ path, name, isHidden, onClose }: WorldShareProps) {
  const t = useT()
  if (!isHidden) return <LinkModal isOpen onClose={onClose} path={path} name={name} />
  return (
    <Modal title={t('world.hidden')} isOpen onClose={onClose}>
      <HiddenNote />
    </Modal>
  )
}
