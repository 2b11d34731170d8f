import { useState } from 'react'
import type { FileId } from '../../../model/ids.ts'
import type { CodeFile } from '../../../model/project/project.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { closeTab, initialTabs, type OpenTabs, openTab, tabsOf } from './open-tabs.ts'
import { recallTabs, rememberTabs } from './remembered-tabs.ts'

export interface OpenTabsControl {
  readonly files: readonly CodeFile[]
  readonly open: readonly CodeFile[]
  readonly selected: CodeFile
  select(file: FileId): void
  /** Opens every tab that the scene has by now, `file` in front. */
  openAll(file: FileId): void
  close(file: FileId): void
}

/** The open tabs of the scene that is being edited, kept per browser and project. */
export function useOpenTabs(): OpenTabsControl {
  const { bus, localId } = useSession()
  const { state } = useWorkspace()
  const sceneId = useCell(state.sceneId)
  const wanted = useCell(state.openFile)
  const files = useProject((project) => project.files(sceneId))
  const ids = atLeastOne(files.map(({ id }) => id))
  const [chosen, setChosen] = useState(() => ({ sceneId, tabs: recallTabs(localId, sceneId), before: ids }))
  const [fallback] = useState(() => initialTabs(ids))

  const known = chosen.sceneId === sceneId ? chosen.tabs : recallTabs(localId, sceneId)
  const base = known ?? { ...fallback, open: ids }
  const asked: OpenTabs = wanted && wanted !== base.selected ? openTab(base, wanted) : base
  const tabs = tabsOf(asked, ids, chosen.before)

  const put = (next: OpenTabs) => {
    setChosen({ sceneId, tabs: next, before: ids })
    rememberTabs(localId, sceneId, next)
    state.openFile.set(next.selected)
  }
  const byId = (id: FileId) => files.find((file) => file.id === id)
  const selected = byId(tabs.selected) ?? files[0]
  if (!selected) throw new Error('a scene always has a file')
  return {
    files,
    open: tabs.open.flatMap((id) => byId(id) ?? []),
    selected,
    select: (file) => put(openTab(tabs, file)),
    openAll: (file) => put({ open: bus.project.files(sceneId).map(({ id }) => id), selected: file }),
    close: (file) => put(closeTab(tabs, file)),
  }
}

function atLeastOne(ids: readonly FileId[]): readonly [FileId, ...FileId[]] {
  const [first, ...rest] = ids
  if (first === undefined) throw new Error('a scene always has a file')
  return [first, ...rest]
}
