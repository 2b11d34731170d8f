import { type KeyboardEvent, useState } from 'react'
import { renameFile } from '../../../commands/file/rename-file.ts'
import type { FileId } from '../../../model/ids.ts'
import type { CodeFile } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTabInView } from '../../ui/use-tab-in-view.ts'
import { useSend } from '../actions/use-send.ts'
import { NameField } from '../naming/NameField.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './FileTabs.module.css'
import { fileJavaScript } from './file-javascript.ts'
import { saysSomething } from './says-something.ts'
import type { useFileActions } from './use-file-actions.ts'
import type { OpenTabsControl } from './use-open-tabs.ts'

interface FileTabsProps {
  readonly tabs: OpenTabsControl
  readonly renaming: FileId | null
  readonly onRename: (file: FileId | null) => void
  readonly actions: Pick<ReturnType<typeof useFileActions>, 'shift' | 'moveOver'>
}

/** The open tabs (spec W02), those that run with a dot. Arrows go from tab to tab, F2 or a double click renames, dragging or Alt with an arrow changes the order. */
export function FileTabs({ tabs, renaming, onRename, actions }: FileTabsProps) {
  const t = useT()
  const send = useSend()
  const { access, bus } = useSession()
  const [dragged, setDragged] = useState<FileId | null>(null)
  const mayEdit = access !== 'viewer'
  const { open, selected } = tabs
  // Also one that was just made or looked up, far to the right.
  const row = useTabInView(selected.id)
  const { frames, state } = useWorkspace()
  const isRunning = useCell(frames.status).run === 'running'
  const alone = useCell(state.watch.alone)
  const runs = (file: FileId) =>
    isRunning &&
    (alone === null || alone.fileId === file) &&
    saysSomething(fileJavaScript(bus.project, file).source)

  const finishRename = (file: FileId, name: string | null) => {
    onRename(null)
    if (name !== null && name !== '') send(renameFile, { fileId: file, name })
    row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }

  /** Moves a tab over its open neighbour and keeps the keyboard on it. */
  const shift = (file: CodeFile, by: 1 | -1) => {
    actions.shift(file, by)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>(`[data-file="${file.id}"]`)?.focus())
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, file: CodeFile) => {
    const at = open.indexOf(file)
    const by = { ArrowRight: 1 as const, ArrowLeft: -1 as const }[event.key]
    if (event.altKey && by !== undefined && mayEdit) {
      event.preventDefault()
      shift(file, by)
      return
    }
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key]
    const target = next === undefined ? undefined : open.at(next % open.length)
    if (target) {
      event.preventDefault()
      tabs.select(target.id)
      row.current?.querySelector<HTMLElement>(`[data-file="${target.id}"]`)?.focus()
    } else if (event.key === 'F2' && mayEdit) {
      event.preventDefault()
      onRename(file.id)
    }
  }

  const drop = (over: FileId) => {
    if (dragged) actions.moveOver(dragged, over)
    setDragged(null)
  }

  return (
    <div ref={row} className={styles.row}>
      <div role="tablist" aria-label={t('code.tabs')} className={styles.list}>
        {open.map((file) => {
          const { id, name } = file
          return renaming === id ? (
            <NameField
              key={id}
              name={name}
              label={t('code.renaming', { name })}
              onDone={(value) => finishRename(id, value)}
            />
          ) : (
            <button
              key={id}
              type="button"
              role="tab"
              data-file={id}
              className={styles.tab}
              title={name}
              aria-selected={id === selected.id}
              aria-controls="code-editor"
              aria-description={runs(id) ? t('code.runs') : undefined}
              tabIndex={id === selected.id ? 0 : -1}
              draggable={mayEdit}
              onClick={() => tabs.select(id)}
              onDoubleClick={() => mayEdit && onRename(id)}
              onKeyDown={(event) => onKeyDown(event, file)}
              onDragStart={() => setDragged(id)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={() => drop(id)}
              onDragEnd={() => setDragged(null)}
            >
              <span className={styles.name}>{name}</span>
              {runs(id) ? <span className={styles.runs} aria-hidden="true" title={t('code.runs')} /> : null}
            </button>
          )
        })}
      </div>
    </div>
  )
}
