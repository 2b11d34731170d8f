import { useLocale, useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import styles from './KeysSheet.module.css'
import { shortcutText } from './shortcut-text.ts'
import { shortcuts } from './shortcuts.ts'

const actions = [...new Set(shortcuts.map((shortcut) => shortcut.action))]

/** Every key of the workspace, from the one list. */
export function KeysSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Modal title={t('workspace.keys.title')} isOpen={isOpen} onClose={onClose}>
      <dl className={styles.keys}>
        {actions.map((action) => (
          <div key={action}>
            <dt>{t(`workspace.keys.${action}`)}</dt>
            <dd>
              <kbd>{shortcutText(action, locale)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
