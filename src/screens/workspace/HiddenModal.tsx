import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import { HiddenNote } from '../site/HiddenNote.tsx'

/** 'Share' of a world that staff have hidden: there is no link that others could follow. */
export function HiddenModal({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  return (
    <Modal title={t('world.hidden')} isOpen onClose={onClose}>
      <HiddenNote />
    </Modal>
  )
}
