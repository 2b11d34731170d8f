import type { SceneId } from '../../../model/ids.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { copyKeys } from '../../client/scene-copy/copy-keys.ts'
import { copyMark } from '../../client/scene-copy/copy-mark.ts'
import { foreignCopy } from '../../client/scene-copy/foreign-copy.ts'
import { forgetCopy } from '../../client/scene-copy/forget-copy.ts'
import { markChanged } from '../../client/scene-copy/mark-changed.ts'
import { saveScenes } from '../../client/scene-copy/save-scenes.ts'
import { createSceneWriter } from '../../client/scene-copy/scene-writer.ts'
import { recallTabs } from '../code/remembered-tabs.ts'
import { createIdleTask } from '../frame/idle-task.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** Milliseconds without an edit before the copy is written. */
const quiet = 1_000

/** Keeps the readable copy of an open project's scenes in the browser's storage, for tools that know the keys (spec 3). */
export interface SceneCopyKeeper {
  /**
   * From now on the copy follows the project: a moment after an edit, and when the page is hidden. What refuses goes into the recording
   * once; the project itself does not depend on it. Returns how to stop.
   */
  start(): () => void
  /** The copy when somebody else has changed it; it is not written over until it is `settled`. */
  foreign(): string | null
  /** The changed copy was looked at: the next one replaces it. */
  settled(text: string): void
}

/** `projectId` says under which id the server has the project, `null` while it has not. */
export function createSceneCopyKeeper(
  session: ProjectSession,
  state: WorkspaceState,
  projectId: () => string | null,
): SceneCopyKeeper {
  const { bus, saveStatus } = session
  const write = createSceneWriter()
  let version = bus.project.version
  let editedAt = Date.now()
  let isPlanned = false
  let isSaved = false
  let savedAs: string | null | undefined
  let refusal = ''

  const selectedTab = (scene: SceneId) => {
    const shown = scene === state.sceneId.get() ? state.openFile.get() : null
    return shown ?? recallTabs(session.localId, scene)?.selected ?? null
  }
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (message !== refusal) session.note('error', { code: 'copy.not-saved', message })
      refusal = message
    }
  }
  const save = () => {
    const { kind } = saveStatus.get()
    // Nothing of this browser is in it yet; or another tab writes.
    if (!session.isWriter || kind === 'untouched' || kind === 'loading') return
    isPlanned = false
    const text = write(bus.project, selectedTab)
    const id = projectId()
    attempt(() => {
      if (savedAs !== undefined && savedAs !== id) forgetCopy(savedAs)
      savedAs = id
      saveScenes(id, { text, isChanged: kind !== 'saved', editedAt })
      refusal = ''
    })
  }
  const task = createIdleTask(save, quiet)
  const plan = () => {
    isPlanned = true
    task.plan()
  }
  const onChange = () => {
    if (bus.project.version === version) return
    version = bus.project.version
    editedAt = Date.now()
    plan()
  }
  const onStatus = () => {
    const wasSaved = isSaved
    isSaved = saveStatus.get().kind === 'saved'
    if (isSaved === wasSaved) return
    if (!isSaved && session.isWriter) attempt(() => markChanged(projectId()))
    plan()
  }
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || !isPlanned) return
    task.cancel()
    save()
  }

  return {
    start() {
      plan()
      onStatus()
      const stops = [bus.subscribe(onChange), saveStatus.subscribe(onStatus), state.openFile.subscribe(plan)]
      document.addEventListener('visibilitychange', onHidden)
      return () => {
        for (const stop of stops) stop()
        document.removeEventListener('visibilitychange', onHidden)
        task.cancel()
        if (isPlanned) save()
      }
    },
    foreign() {
      try {
        return foreignCopy(copyKeys(projectId()))
      } catch {
        return null // a browser that forbids storage keeps no copy
      }
    },
    settled(text) {
      attempt(() => localStorage.setItem(copyKeys(projectId()).mark, copyMark(text)))
      plan()
    },
  }
}
