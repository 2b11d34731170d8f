import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Tab } from '../../ui/Tab.tsx'
import { TabList } from '../../ui/TabList.tsx'
import type { FoundMistake } from '../code/found-mistake.ts'
import { nextMistake } from '../code/next-mistake.ts'
import { HelpMenu } from '../header/HelpMenu.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './WorkspaceFoot.module.css'

/** The bottom tabs `Design` and `Code` (spec W01), what the last run said and what is underlined, and help. */
export function WorkspaceFoot() {
  const t = useT()
  const { state } = useWorkspace()
  const { errors } = useCell(state.console)
  const mistakes = useCell(state.mistakes)
  const unsaid = mistakes.filter(
    ({ fileId, line }) =>
      line === null || !errors.some((error) => error.fileId === fileId && error.line === line),
  )
  const last = useRef<FoundMistake | null>(null)
  const count = errors.length + unsaid.length
  return (
    <footer className={styles.foot}>
      <TabList label={t('workspace.tabs')} kind="foot">
        <Tab id="design" icon={<CubeIcon weight="bold" />}>
          {t('workspace.design')}
        </Tab>
        <Tab id="code" icon={<PuzzlePieceIcon weight="bold" />}>
          {t('workspace.code')}
        </Tab>
      </TabList>
      <span className={styles.space} />
      {count === 0 ? (
        <span className={styles.errors}>
          <CheckCircleIcon weight="bold" />
          {t('workspace.foot.noErrors')}
        </span>
      ) : (
        <button
          type="button"
          className={styles.errors}
          data-some="true"
          onClick={() => {
            // What the run said stands in the console.
            if (errors.length === 0) {
              last.current = nextMistake(unsaid, state.openFile.get(), last.current) ?? null
              state.lookAt.set(last.current)
            }
            state.view.set('code')
          }}
        >
          <WarningCircleIcon weight="bold" />
          {count === 1 ? t('workspace.foot.oneError') : t('workspace.foot.manyErrors', { count })}
        </button>
      )}
      <HelpMenu />
    </footer>
  )
}
