import { useT } from '../i18n/use-t.ts'
import { EggLoader } from '../ui/EggLoader.tsx'
import { useTheme } from '../ui/use-theme.ts'
import styles from './WorkspaceLoading.module.css'

/** The workspace on its way: the rocking egg and 'Loading Nestling…' (spec 2). */
export function WorkspaceLoading() {
  const t = useT()
  useTheme('dark')
  return (
    <main className={styles.screen}>
      <EggLoader text={t('site.loadingWorkspace')} />
    </main>
  )
}
