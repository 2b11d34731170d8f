import { useT } from '../i18n/use-t.ts'
import { EggLoader } from '../ui/EggLoader.tsx'
import { useTheme } from '../ui/use-theme.ts'
import { useWorkspaceTheme } from '../workspace/state/theme-choice.ts'
import styles from './WorkspaceLoading.module.css'

interface WorkspaceLoadingProps {
  /** What comes is dark whatever the person likes their workspace to be. */
  readonly isDark?: boolean
}

/** The workspace on its way: the rocking egg and 'Loading Nestling…' (spec 2). */
export function WorkspaceLoading({ isDark = false }: WorkspaceLoadingProps) {
  const t = useT()
  const own = useWorkspaceTheme()
  useTheme(isDark ? 'dark' : own)
  return (
    <main className={styles.screen}>
      <EggLoader text={t('site.loadingWorkspace')} />
    </main>
  )
}
