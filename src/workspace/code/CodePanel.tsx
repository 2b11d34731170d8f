import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FileId } from '../../../model/ids.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { type BlockOrder, BlocksEditor } from '../../blocks/BlocksEditor.tsx'
import type { EditorOrder } from '../../code-editor/editor-order.ts'
import { loadMonacoWords } from '../../code-editor/monaco-words.ts'
import { shownLocale } from '../../i18n/i18n.ts'
import { useT } from '../../i18n/use-t.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { isPhone } from '../../ui/is-phone.ts'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { lineNow } from '../watch/line-now.ts'
import { runTab } from '../watch/watch-state.ts'
import { BlocksMeaning } from './BlocksMeaning.tsx'
import styles from './CodePanel.module.css'
import { CodeSwitch } from './CodeSwitch.tsx'
import { ConsolePanel } from './ConsolePanel.tsx'
import { FileTabs } from './FileTabs.tsx'
import { fileJavaScript } from './file-javascript.ts'
import type { FoundMistake } from './found-mistake.ts'
import { HelpersButton } from './HelpersButton.tsx'
import { NewTabMenu } from './NewTabMenu.tsx'
import { TabMenu } from './TabMenu.tsx'
import { ThingsMenu } from './things/ThingsMenu.tsx'
import { useFileActions } from './use-file-actions.ts'
import { useOpenTabs } from './use-open-tabs.ts'

/** On phones a small editor that knows fingers; elsewhere the large one. */
const CodeEditor = lazy(async () => {
  if (isPhone()) return { default: (await import('../../code-editor/light/LightEditor.tsx')).LightEditor }
  await loadMonacoWords(shownLocale() ?? 'en')
  return { default: (await import('../../code-editor/CodeEditor.tsx')).CodeEditor }
})

const HelperWindow = lazy(() =>
  import('./HelperWindow.tsx').then((module) => ({ default: module.HelperWindow })),
)

const FindWindow = lazy(() => import('./FindWindow.tsx').then((module) => ({ default: module.FindWindow })))

/** What a tab is asked to do or to show; it is forgotten as soon as that is done. */
interface Asked<T> {
  readonly fileId: FileId
  readonly what: T
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
  const [block, setBlock] = useState<Asked<BlockOrder> | null>(null)
  const [order, setOrder] = useState<Asked<EditorOrder> | null>(null)
  const onDone = useCallback(() => setOrder(null), [])
  const onShown = useCallback(() => setBlock(null), [])
  const { selected } = tabs
  const hasBlocks = selected.kind === 'blocks'
  const helpersButton = useRef<HTMLButtonElement>(null)
  const aside = useCell(state.codeAside)
  const [marked, setMarked] = useState<string | null>(null)

  // Undo outside of this panel asks the workspace which tab is in front; a deletion changes that without a click.
  useEffect(() => state.openFile.set(selected.id), [state, selected.id])

  const openTab = (fileId: FileId) => {
    const file = bus.project.file(fileId)
    if (!file) return
    if (file.sceneId !== state.sceneId.get()) state.sceneId.set(file.sceneId)
    state.openFile.set(fileId)
    return file
  }
  const showError = ({ fileId, line, column }: ScriptError) => {
    const file = openTab(fileId)
    if (!file || line === null) return
    if (file.kind === 'blocks') {
      const blockId = runTab(state.watch, fileId).blockOfLine.get(line)
      if (blockId !== undefined) setBlock({ fileId, what: { blockId, isError: true } })
      return
    }
    const now = lineNow(bus.project, state.watch, fileId)(line)
    if (now !== null) setOrder({ fileId, what: { do: 'show', line: now, column } })
  }
  const showFound = (fileId: FileId, line: number) => {
    const file = openTab(fileId)
    const blockId = fileJavaScript(bus.project, fileId).blockOfLine.get(line)
    if (blockId !== undefined) setBlock({ fileId, what: { blockId, isError: false } })
    else if (file?.kind === 'js') setOrder({ fileId, what: { do: 'show', line, column: null } })
  }

  const lookAt = useCell(state.lookAt)
  const showAsked = useEffectEvent(({ fileId, line, column, blockId }: FoundMistake) => {
    openTab(fileId)
    if (blockId !== null) setBlock({ fileId, what: { blockId, isError: false } })
    else if (line !== null) setOrder({ fileId, what: { do: 'show', line, column } })
    state.lookAt.set(null)
  })
  useEffect(() => {
    if (lookAt) showAsked(lookAt)
  }, [lookAt])

  /** Where the window lies over the code, people want to see what they have asked for. */
  const makeRoom = () => {
    if (!matchMedia('(min-width: 1024px)').matches) state.codeAside.set(null)
  }
  const closeAside = () => {
    state.codeAside.set(null)
    // The window takes the focus with it; keys must not go to the scene then.
    helpersButton.current?.focus()
  }
  const ask = (what: EditorOrder) => setOrder({ fileId: selected.id, what })
  const insert = (text: string) => {
    ask({ do: 'insert', text, at: 'line' })
    makeRoom()
  }
  const showBlock = (blockId: string) => setBlock({ fileId: selected.id, what: { blockId, isError: false } })

  return (
    <>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <FileTabs tabs={tabs} renaming={renaming} onRename={setRenaming} actions={actions} />
          {access === 'viewer' ? null : <NewTabMenu tabs={tabs} onAdd={actions.add} />}
          <TabMenu tabs={tabs} actions={actions} onRename={setRenaming} onTidy={() => ask({ do: 'tidy' })} />
          <span className={styles.space} />
          <HelpersButton
            ref={helpersButton}
            isOpen={aside === 'helpers'}
            onToggle={() => state.codeAside.set(aside === 'helpers' ? null : 'helpers')}
          />
          {hasBlocks ? <CodeSwitch isMeaningShown={isMeaningShown} onChange={setMeaningShown} /> : null}
        </div>
        <section
          id="code-editor"
          className={styles.editor}
          aria-label={t(hasBlocks ? 'code.blocks' : 'code.javascript')}
        >
          {hasBlocks ? (
            <BlocksEditor
              key={selected.id}
              file={selected}
              order={block?.fileId === selected.id ? block.what : null}
              onDone={onShown}
              onMark={setMarked}
            />
          ) : (
            <div className={styles.text}>
              {access === 'viewer' ? null : (
                <ThingsMenu onInsert={(text) => ask({ do: 'insert', text, at: 'caret' })} />
              )}
              <div className={styles.lines}>
                <Suspense fallback={<EggLoader text={t('code.loadingEditor')} />}>
                  <CodeEditor
                    key={selected.id}
                    file={selected}
                    order={order?.fileId === selected.id ? order.what : null}
                    onDone={onDone}
                  />
                </Suspense>
              </div>
            </div>
          )}
        </section>
        <ConsolePanel onShow={showError} />
      </div>
      {aside === 'helpers' ? (
        <Suspense>
          <HelperWindow onInsert={hasBlocks ? null : insert} onClose={closeAside} />
        </Suspense>
      ) : aside === 'find' ? (
        <Suspense>
          <FindWindow
            onChoose={({ fileId, line }) => {
              showFound(fileId, line)
              makeRoom()
            }}
            onClose={closeAside}
          />
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
