import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece'
import { TreeStructureIcon } from '@phosphor-icons/react/dist/csr/TreeStructure'
import { lazy, type ReactNode, Suspense } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { toolButtons } from '../bar/tool-buttons.ts'
import { useSession } from '../session-context.ts'
import { showDesign } from '../state/show-design.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { Drawer } from '../state/workspace-state.ts'
import styles from './Dock.module.css'

const MoreDrawer = lazy(async () => ({ default: (await import('./MoreDrawer.tsx')).MoreDrawer }))

interface DockProps {
  readonly account: ReactNode
}

/** Five large tools below 1024 px, where the panels are drawers. Who may only look finds the scene's things in place of Add. */
export function Dock({ account }: DockProps) {
  const t = useT()
  const { state } = useWorkspace()
  const isViewer = useSession().access === 'viewer'
  const view = useCell(state.view)
  const drawer = useCell(state.drawer)
  const tools = useCell(state.tools)
  const current = toolButtons.find(({ tool }) => tool === tools.tool) ?? toolButtons[0]

  const toggle = (next: Exclude<Drawer, null>) => {
    if (next !== 'more') showDesign(state)
    state.drawer.set(drawer === next ? null : next)
  }
  const turnTool = () => {
    const wasCovered = state.doodle.get() !== null || state.isLibraryOpen.get()
    showDesign(state)
    state.drawer.set(null)
    if (view !== 'design' || wasCovered || isViewer) return
    const next = toolButtons[(toolButtons.indexOf(current) + 1) % toolButtons.length] ?? current
    state.tools.set({ ...tools, tool: next.tool })
  }
  const openCode = () => {
    state.drawer.set(null)
    state.view.set('code')
  }
  return (
    <>
      {drawer === 'more' ? (
        <Suspense>
          <MoreDrawer account={account} label={t('workspace.dock.more')} />
        </Suspense>
      ) : null}
      <nav className={styles.dock} aria-label={t('workspace.dock.label')}>
        <button type="button" aria-pressed={drawer === 'add'} onClick={() => toggle('add')}>
          {isViewer ? <TreeStructureIcon weight="bold" /> : <PlusIcon weight="bold" />}
          <span>{t(isViewer ? 'workspace.dock.design' : 'workspace.dock.add')}</span>
        </button>
        <button type="button" aria-pressed={view === 'design' && drawer === null} onClick={turnTool}>
          <current.Icon weight="bold" />
          <span>{t(`design.tools.${current.tool}`)}</span>
        </button>
        <button type="button" aria-pressed={drawer === 'look'} onClick={() => toggle('look')}>
          <PaletteIcon weight="bold" />
          <span>{t('workspace.dock.look')}</span>
        </button>
        <button type="button" aria-pressed={view === 'code' && drawer === null} onClick={openCode}>
          <PuzzlePieceIcon weight="bold" />
          <span>{t('workspace.dock.code')}</span>
        </button>
        <button type="button" aria-pressed={drawer === 'more'} onClick={() => toggle('more')}>
          <DotsThreeIcon weight="bold" />
          <span>{t('workspace.dock.more')}</span>
        </button>
      </nav>
    </>
  )
}
