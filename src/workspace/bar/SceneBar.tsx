import { GridFourIcon } from '@phosphor-icons/react/dist/csr/GridFour'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { OpenLibraryButton } from '../assets/OpenLibraryButton.tsx'
import { useSession } from '../session-context.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { EditTools } from './EditTools.tsx'
import styles from './SceneBar.module.css'
import { SceneTabs } from './SceneTabs.tsx'

/** The tools of the scene (spec W10: 42 px) – to those who may only look, only the grid – and the scenes. */
export function SceneBar() {
  const t = useT()
  const locale = useLocale()
  const { access } = useSession()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)

  return (
    <div className={styles.bar}>
      {access === 'viewer' ? null : <EditTools />}
      <IconButton
        label={t('design.tools.grid')}
        shortcut={shortcutText('grid', locale)}
        icon={<GridFourIcon weight="bold" />}
        isPressed={tools.grid}
        onClick={() => state.tools.set({ ...tools, grid: !tools.grid })}
      />
      <span className={styles.line} />
      <OpenLibraryButton />
      <span className={styles.space} />
      <SceneTabs />
    </div>
  )
}
