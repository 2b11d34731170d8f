import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { useT } from '../../i18n/use-t.ts'
import styles from './ReadOnlyNote.module.css'

/** Says to those who may only look what they can do instead. */
export function ReadOnlyNote({ onRemix }: { readonly onRemix: () => void }) {
  const t = useT()
  return (
    <aside className={styles.note}>
      <EyeIcon weight="bold" />
      <span>{t('workspace.readOnly')}</span>
      <button type="button" onClick={onRemix}>
        {t('workspace.remix')}
      </button>
    </aside>
  )
}
