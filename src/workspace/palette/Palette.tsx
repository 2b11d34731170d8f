import { useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import { PaletteSearch } from './PaletteSearch.tsx'
import { usePaletteItems } from './use-palette-items.ts'

/** Finds and does everything by a few letters in either language: arrows choose, Enter does it, Esc closes. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  // Here, because what is typed draws only the search anew: thousands of lines are not made for each letter.
  const items = usePaletteItems()
  return (
    <Modal title={t('workspace.keys.palette')} isOpen isBare onClose={onClose}>
      <PaletteSearch items={items} onClose={onClose} />
    </Modal>
  )
}
