import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { FileId } from '../../../model/ids.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { BlocksEditor, type BlockTarget } from '../../blocks/BlocksEditor.tsx'
import type { Insertion, LineTarget } from '../../code-editor/CodeEditor.tsx'
import { useT } from '../../i18n/use-t.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { runJavaScript } from '../watch/watch-state.ts'
import { BlocksMeaning } from './BlocksMeaning.tsx'
import styles from './CodePanel.module.css'
import { CodeSwitch } from './CodeSwitch.tsx'
import { ConsolePanel } from './ConsolePanel.tsx'
import { FileTabs } from './FileTabs.tsx'
import { HelpersButton } from './HelpersButton.tsx'
import { NewTabMenu } from './NewTabMenu.tsx'
import { TabMenu } from './TabMenu.tsx'
import { useFileActions } from './use-file-actions.ts'
import { useOpenTabs } from './use-open-tabs.ts'

const CodeEditor = lazy(() =>
  import('../../code-editor/CodeEditor.tsx').then((module) => ({ default: module.CodeEditor })),
)

const HelperWindow = lazy(() =>
  import('./HelperWindow.tsx').then((module) => ({ default: module.HelperWindow })),
)

/** Where 'Show me' leads: a line of a JavaScript tab, a block of a blocks tab. */
interface Target {
  readonly fileId: FileId
  readonly line: LineTarget | null
  readonly block: BlockTarget | null
}

/** The Code view without the scene: tabs, the editor of the tab in front, what its blocks mean, and the console. */
export function CodePanel() {
  const t = useT()
  const { access, bus } = useSession()
  const { state } = useWorkspace()
  const tabs = useOpenTabs()
  const actions = useFileActions(tabs)
  const [renaming, setRenaming] = useState<FileId | null>(null)
  const [isMeaningShown, setMeaningShown] = useState(false)
  const [target, setTarget] = useState<Target | null>(null)
  const { selected } = tabs
  const hasBlocks = selected.kind === 'blocks'
  const here = target?.fileId === selected.id ? target : null
  const helpersButton = useRef<HTMLButtonElement>(null)
  const [isHelping, setHelping] = useState(false)
  const [insertion, setInsertion] = useState<Insertion | null>(null)
  const [marked, setMarked] = useState<string | null>(null)

  // Undo outside of this panel asks the workspace which tab is in front; a deletion changes that without a click.
  useEffect(() => state.openFile.set(selected.id), [state, selected.id])

  const showError = ({ fileId, line, column }: ScriptError) => {
    const file = bus.project.file(fileId)
    if (!file) return
    const blockId =
      line === null ? undefined : runJavaScript(bus.project, state.watch, fileId).blockOfLine.get(line)
    tabs.select(fileId)
    setTarget({
      fileId,
      line: line === null ? null : { line, column },
      block: blockId === undefined ? null : { blockId, isError: true },
    })
  }

  const closeHelpers = () => {
    setHelping(false)
    // The window takes the focus with it; keys must not go to the scene then.
    helpersButton.current?.focus()
  }
  const insert = (text: string) => {
    setInsertion({ fileId: selected.id, text })
    // Where the window lies over the code, people want to see what came in.
    if (!matchMedia('(min-width: 1024px)').matches) setHelping(false)
  }
  const showBlock = (blockId: string) =>
    setTarget({ fileId: selected.id, line: null, block: { blockId, isError: false } })

  return (
    <>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <FileTabs tabs={tabs} renaming={renaming} onRename={setRenaming} />
          {access === 'viewer' ? null : <NewTabMenu tabs={tabs} onAdd={actions.add} />}
          <TabMenu tabs={tabs} actions={actions} onRename={setRenaming} />
          <span className={styles.space} />
          <HelpersButton ref={helpersButton} isOpen={isHelping} onToggle={() => setHelping(!isHelping)} />
          {hasBlocks ? <CodeSwitch isMeaningShown={isMeaningShown} onChange={setMeaningShown} /> : null}
        </div>
        <section
          id="code-editor"
          className={styles.editor}
          aria-label={t(hasBlocks ? 'code.blocks' : 'code.javascript')}
        >
          {hasBlocks ? (
            <BlocksEditor key={selected.id} file={selected} target={here?.block ?? null} onMark={setMarked} />
          ) : (
            <Suspense fallback={<EggLoader text={t('code.loadingEditor')} />}>
              <CodeEditor
                key={selected.id}
                file={selected}
                target={here?.line ?? null}
                insertion={insertion?.fileId === selected.id ? insertion : null}
              />
            </Suspense>
          )}
        </section>
        <ConsolePanel onShow={showError} />
      </div>
      {isHelping ? (
        <Suspense>
          <HelperWindow onInsert={hasBlocks ? null : insert} onClose={closeHelpers} />
        </Suspense>
      ) : hasBlocks ? (
        <BlocksMeaning
          key={selected.id}
          file={selected}
          markedBlock={marked}
          isShown={isMeaningShown}
          onChoose={showBlock}
          onTurnInto={() => actions.turnIntoJavaScript(selected)}
        />
      ) : null}
    </>
  )
}
