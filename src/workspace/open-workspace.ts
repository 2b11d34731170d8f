import { inDebugger, inWorkspace } from '../../language/compile/how-to-compile.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { PastedFiles } from '../../protocol/frame/pasted-files.ts'
import type { ProjectSession } from '../client/project-session/project-session.ts'
import type { ErrorParams } from '../i18n/error-text.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/use-t.ts'
import { showToast } from '../ui/show-toast.tsx'
import { openEntity } from './actions/open-entity.ts'
import { storeGestures } from './actions/store-gestures.ts'
import { keepScenePictures } from './bar/keep-scene-pictures.ts'
import { scenePictures } from './bar/scene-pictures.ts'
import { followMistakes } from './code/follow-mistakes.ts'
import { createSceneCopyKeeper } from './copy/scene-copy-keeper.ts'
import { compileScene } from './frame/compile-scene.ts'
import { createSceneFrames } from './frame/scene-frames.ts'
import { scenePages } from './frame/scene-pages.ts'
import type { WindowPoint } from './frame/window-point.ts'
import { createHistoryStore } from './history/history-store.ts'
import { actionForKey } from './shortcuts/action-for-key.ts'
import type { ShortcutAction } from './shortcuts/shortcut.ts'
import { keepSceneAlive } from './state/keep-scene-alive.ts'
import { keepSelectionAlive } from './state/keep-selection-alive.ts'
import type { ProjectWays } from './state/project-ways.ts'
import type { WorkspaceValue } from './state/workspace-context.ts'
import { createWorkspaceState } from './state/workspace-state.ts'
import { tellRuns } from './tell-runs.ts'
import { needsStops } from './watch/watch-state.ts'

/** What changes with every rendering and is asked when something happens outside of React. */
export interface LatestWords {
  readonly locale: Locale
  readonly t: Translate
  readonly errorText: (code: ErrorCode, params?: ErrorParams) => string
  readonly perform: (action: ShortcutAction, isRepeat?: boolean) => void
  /** Takes what the scene got out of the clipboard or by a drop. */
  readonly paste: (pasted: string | PastedFiles, at?: WindowPoint) => void
  readonly ways: ProjectWays
}

export interface WorkspaceNews {
  latest(): LatestWords
  update(latest: LatestWords): void
}

/** Holds the latest words; `WorkspaceKeys` keeps them up to date. */
export function createNews(first: LatestWords): WorkspaceNews {
  let latest = first
  return {
    latest: () => latest,
    update(next) {
      latest = next
    },
  }
}

/**
 * State, frames and readable copy of a project that was just opened, which the server knows under `projectId`. Who may only look holds the
 * tool that moves nothing.
 */
export function openWorkspace(
  session: ProjectSession,
  news: WorkspaceNews,
  projectId: () => string | null,
): WorkspaceValue {
  const { bus } = session
  const state = createWorkspaceState(bus.project)
  if (session.access === 'viewer') state.tools.set({ ...state.tools.get(), tool: 'select' })

  const gestures = storeGestures({
    bus,
    state,
    newId: session.newId,
    preview: (entities) => frames.preview(entities),
    onRefused(verdict, command) {
      session.note('error', { code: verdict.code, command })
      showToast({ kind: 'plain', text: news.latest().errorText(verdict.code, verdict.params) })
    },
  })
  const frames = createSceneFrames({
    session,
    state,
    pages: scenePages,
    compile: (sceneId) =>
      compileScene(
        bus.project,
        sceneId,
        needsStops(state.watch, bus.project, sceneId) ? inDebugger : inWorkspace,
        state.watch.alone.get(),
      ),
    findFiles: async (assets) =>
      (await import('../client/assets/find-files.ts')).findFiles(assets, projectId()),
    locale: () => news.latest().locale,
    title: () => news.latest().t('design.scene.frameTitle'),
    onTransform: gestures.transform,
    onCopy: gestures.copy,
    onOpen: (id) => openEntity(bus.project, state, id),
    onPaste: (pasted, at) => news.latest().paste(pasted, at),
    onKey(press) {
      const action = actionForKey(press, frames.status.get().run === 'editing' ? 'picture' : 'running')
      if (action) news.latest().perform(action, press.repeat)
    },
    onHung(which) {
      const { t } = news.latest()
      if (which === 'edit') showToast({ kind: 'error', text: t('design.scene.hungEdit') })
      // Where and why is said in the console, which a message that stays would cover.
      else showToast({ kind: 'plain', text: t('design.scene.hungPlay'), isLong: true })
    },
    onRunFailed: (why) => {
      const { t } = news.latest()
      showToast({
        kind: 'error',
        text: why === 'dark' ? t('design.scene.runDark') : t('design.scene.runFailed'),
      })
    },
    onNothingFalls: () =>
      showToast({ kind: 'plain', text: news.latest().t('design.scene.nothingFalls'), isLong: true }),
  })
  keepScenePictures(session.localId, state, frames, scenePictures)
  const stopWaiting = frames.status.subscribe(() => {
    if (frames.status.get().edit !== 'shown') return
    stopWaiting()
    import('./keep-draft-picture.ts').then(
      (module) => module.keepDraftPicture(session, state, frames, projectId),
      // Without its code the shelf keeps the picture that it has.
      () => {},
    )
  })
  tellRuns(frames.status, projectId)
  keepSelectionAlive(bus, state)
  keepSceneAlive(bus, state)
  followMistakes(bus, state, frames.status)
  const copy = createSceneCopyKeeper(session, state, projectId)
  const perform = (action: ShortcutAction) => news.latest().perform(action)
  const gatherFiles: WorkspaceValue['gatherFiles'] = async (assets) =>
    (await import('../client/assets/gather-files.ts')).gatherFiles(assets, projectId(), frames.readFile)
  const way = (name: keyof ProjectWays) => () => {
    state.lastWay.set(name)
    news.latest().ways[name]()
  }
  const ways: ProjectWays = { publish: way('publish'), share: way('share'), together: way('together') }
  return { state, frames, history: createHistoryStore(session), copy, gatherFiles, ways, perform }
}
