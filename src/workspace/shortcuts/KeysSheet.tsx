import { useLocale, useT } from '../../i18n/use-t.ts'
import { Modal } from '../../ui/Modal.tsx'
import { HandGestures } from './HandGestures.tsx'
import { KeyRow } from './KeyRow.tsx'
import styles from './KeysSheet.module.css'
import type { Shortcut } from './shortcut.ts'
import { shortcutText } from './shortcut-text.ts'
import { shortcuts } from './shortcuts.ts'

const groupOf = ({ where }: Shortcut) =>
  where === 'sheet' ? 'sheet' : where === 'scene' || where === 'picture' ? 'scene' : 'everywhere'

const groups = (['everywhere', 'scene', 'sheet'] as const).map((name) => ({
  name,
  actions: [...new Set(shortcuts.filter((one) => groupOf(one) === name).map(({ action }) => action))],
}))

/** Every key of the workspace, from the one list, and what hands can do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const shown = new Set<string>()
  return (
    <Modal title={t('workspace.keys.title')} size="wide" isOpen onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.sheet} aria-label={t('workspace.keys.title')} tabIndex={0}>
        {groups.map(({ name, actions }) => (
          <section key={name}>
            <h3>{t(`workspace.keys.group_${name}`)}</h3>
            <dl className={styles.keys}>
              {actions
                .filter((action) => !shown.has(action) && shown.add(action))
                .map((action) => (
                  <KeyRow
                    key={action}
                    does={t(`workspace.keys.${action}`)}
                    how={shortcutText(action, locale)}
                  />
                ))}
            </dl>
          </section>
        ))}
        <HandGestures />
      </section>
    </Modal>
  )
}
