import type { CompiledScene } from '../../../machines/script-runner/script-runner-machine.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { entitiesWithDrawings, withDrawing } from '../../../model/doodle/with-drawings.ts'
import type { EntityId, SceneId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity, TransformChange } from '../../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { Locale } from '../../i18n/locale.ts'
import { keysOf } from '../shortcuts/action-for-key.ts'
import type { KeyPress } from '../shortcuts/key-press.ts'
import { type Cell, createCell } from '../state/cell.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import type { WatchCalls } from '../watch/watch-run.ts'
import { createEditCalls, type EditCalls } from './edit-calls.ts'
import { createEntityFeed } from './entity-feed.ts'
import { createFileFeed, type FindFiles } from './file-feed.ts'
import { type FrameHost, startFrameHost } from './frame-host.ts'
import { pickedSelection } from './picked-selection.ts'
import type { ScenePages } from './scene-pages.ts'
import { createSceneRun, type RunFailure, type RunStatus } from './scene-run.ts'
import { toolMessage } from './tool-message.ts'
import { pointInWindow, type WindowPoint } from './window-point.ts'

export interface FramesStatus {
  /**
   * `lost` = the scene's page, or its address, could not be reached; `no-webgl` = this browser draws no 3D; `dark` = the graphics of the device gave up, and
   * the picture may come back.
   */
  readonly edit: 'loading' | 'shown' | 'lost' | 'no-webgl' | 'dark'
  readonly run: RunStatus
}

interface SceneFramesOptions {
  readonly session: ProjectSession
  readonly state: WorkspaceState
  readonly pages: () => Promise<ScenePages | undefined>
  readonly compile: (sceneId: SceneId) => Promise<CompiledScene>
  readonly findFiles: FindFiles
  readonly locale: () => Locale
  readonly title: () => string
  /** A gizmo was let go: the changes of one gesture. `isRepeat`: it goes on with the one before. */
  readonly onTransform: (changes: readonly TransformChange[], isRepeat?: boolean) => void
  /** Copies of the selection were pulled away: so far, in metres. */
  readonly onCopy: (offset: Vec3) => void
  /** A thing was double-clicked. */
  readonly onOpen: (id: EntityId) => void
  /** A text or files were pasted while the scene had the keyboard, or dropped on it. */
  /** `at`: the point of the window where files were dropped. */
  readonly onPaste: (pasted: string | PastedFiles, at?: WindowPoint) => void
  readonly onKey: (press: KeyPress) => void
  /** A page stopped answering and is being replaced. */
  readonly onHung: (which: 'edit' | 'play') => void
  /** The scripts could not be made ready, since the compiler did not load, or the picture of the run went away. */
  readonly onRunFailed: (why: RunFailure) => void
  /** The physics of a run did not come, and it has no program that could say so. */
  readonly onNothingFalls: () => void
}

/** The edit frame and the warm play frame of one workspace. */
export interface SceneFrames extends EditCalls, WatchCalls {
  readonly status: { get(): FramesStatus; subscribe(listener: () => void): () => void }
  /** Puts the frames into their places; returns how to take them out again. */
  start(editPlace: HTMLElement, playPlace: HTMLElement): () => void
  /** Nothing in a browser that draws no 3D. */
  run(): void
  /** Back to exactly the edited scene; what ran is thrown away. */
  stop(): void
  /** Lets a sound of the library, or a file by its reference, be heard. */
  hear(sound: string): void
  /** Runs one stack of blocks, and nothing else. */
  runAlone(stack: RunAlone): void
  /** How many parts of the edited scene have not come. */
  readonly away: Pick<Cell<number>, 'get' | 'subscribe'>
  /** Begins the run anew, if one is on. */
  again(): void
  /** Whether what runs is in AR. */
  readonly ar: Pick<Cell<boolean>, 'get' | 'subscribe'>
  /** Begins the run anew in AR, with the camera, or out of it. */
  setAr(isAr: boolean): void
  /** Shows entities as they would be, without storing anything. Send the stored ones to take it back. */
  preview(entities: readonly FrameEntity[]): void
  /** Loads the edit frame anew, or tries again to find it. */
  reload(): void
}

/** Milliseconds that a part of the scene may be away before the person hears of it. */
const patience = 2_000

/** Makes the pair of frames; nothing is loaded before `start`. */
export function createSceneFrames(options: SceneFramesOptions): SceneFrames {
  const { session, state } = options
  const { bus } = session
  const status = createCell<FramesStatus>({ edit: 'loading', run: 'editing' })
  const patchStatus = (change: Partial<FramesStatus>) => status.set({ ...status.get(), ...change })
  /** There is a page, and it has no picture. */
  const isDark = () => ['no-webgl', 'dark'].includes(status.get().edit)
  let edit: FrameHost | undefined
  const { answer, ...calls } = createEditCalls(() => edit)
  let open = () => {}
  const editFeed = createEntityFeed((message) => edit?.send(message))
  const away = createCell(0)
  let lacking: ReturnType<typeof setTimeout> | undefined
  /** Nobody is told of what comes a moment later. */
  const lack = (missing: number) => {
    clearTimeout(lacking)
    if (missing === 0 || away.get() > 0) away.set(missing)
    else lacking = setTimeout(() => away.set(missing), patience)
  }
  const editFiles = createFileFeed((message) => edit?.send(message), options.findFiles)
  /** As it is now, or as it was at the moment that is looked at. */
  const shownProject = () => state.past.get()?.session.bus.project ?? bus.project
  const entities = () => entitiesWithDrawings(shownProject(), state.sceneId.get())
  const loadEdit = () => {
    editFeed.load(entities())
    editFiles.update(shownProject(), entities())
  }
  const updateEdit = () => {
    // Nobody sees the scene below a doodle: it gets the drawing when that is done.
    if (state.doodle.get() !== null) return
    editFeed.update(entities())
    editFiles.update(shownProject(), entities())
  }
  const sendSelection = () => edit?.send({ type: 'selection.set', ids: [...state.selection.get()] })
  const sendTools = () => edit?.send(toolMessage(session, state))

  const runs = createSceneRun({
    session,
    state,
    compile: options.compile,
    findFiles: options.findFiles,
    project: shownProject,
    status: () => status.get().run,
    onStatus: (run) => patchStatus({ run }),
    mayWarm: () => status.get().edit === 'shown',
    onMessage: (message) => receive(message),
    onHung: () => options.onHung('play'),
    onFailed: options.onRunFailed,
    onNothingFalls: options.onNothingFalls,
  })

  const receive = (message: FromFrame) => {
    if (message.type === 'key.pressed') options.onKey(message)
  }
  const receiveEdit = (message: FromFrame) => {
    receive(message)
    answer(message)
    if (message.type === 'scene.shown') {
      if (isDark()) return
      patchStatus({ edit: 'shown' })
      runs.warm()
    } else if (message.type === 'picture.lost') {
      patchStatus({ edit: message.reason === 'no-webgl' ? 'no-webgl' : 'dark' })
    } else if (message.type === 'scene.parts') lack(message.missing)
    else if (message.type === 'picture.back') patchStatus({ edit: 'shown' })
    else if (message.type === 'entity.picked') {
      const isAdditive = message.additive || state.isChoosingSeveral.get()
      state.selection.set(pickedSelection(state.selection.get(), message.id, isAdditive))
    } else if (message.type === 'entities.picked') {
      const isAdditive = message.additive || state.isChoosingSeveral.get()
      const before = isAdditive ? state.selection.get() : []
      state.selection.set([...new Set([...before, ...message.ids])])
    } else if (message.type === 'transform.commit') options.onTransform(message.changes, message.isRepeat)
    else if (message.type === 'transform.copy') options.onCopy(message.offset)
    else if (message.type === 'entity.opened') options.onOpen(message.id)
    else if (message.type === 'text.pasted') options.onPaste(message.text)
    else if (message.type === 'files.pasted') {
      const box = edit?.box()
      options.onPaste(message, box && message.at && pointInWindow(box, message.at))
    }
  }
  const startHosts = (pages: ScenePages, editPlace: HTMLElement, playPlace: HTMLElement) => {
    const shared = { locale: options.locale(), title: options.title() }
    edit = startFrameHost({
      ...shared,
      place: editPlace,
      page: pages.edit,
      mode: 'edit',
      keys: keysOf('picture'),
      inspect: noteStates(session, 'edit-frame'),
      onReady: () => {
        editFiles.forget()
        lack(0)
        loadEdit()
        sendTools()
        sendSelection()
      },
      onHung: () => {
        patchStatus({ edit: 'loading' })
        options.onHung('edit')
      },
      onUnreachable: () => patchStatus({ edit: 'lost' }),
      onMessage: receiveEdit,
    })
    runs.open({ ...shared, place: playPlace, page: pages.play })
  }

  return {
    status,
    away,
    start(editPlace, playPlace) {
      let isStopped = false
      runs.start()
      const stops = [
        bus.subscribe(() => {
          updateEdit()
          runs.projectChanged()
        }),
        state.sceneId.subscribe(() => {
          state.selection.set([])
          runs.stop()
          if (edit?.isReady() && !isDark()) patchStatus({ edit: 'loading' })
          loadEdit()
          runs.warm()
        }),
        state.doodle.subscribe(updateEdit),
        state.past.subscribe(() => {
          updateEdit()
          sendTools()
        }),
        state.selection.subscribe(sendSelection),
        state.watch.stops.subscribe(runs.stopsChanged),
        state.tools.subscribe(sendTools),
      ]
      open = () => {
        patchStatus({ edit: 'loading' })
        options.pages().then((pages) => {
          if (isStopped) return
          if (pages) startHosts(pages, editPlace, playPlace)
          else patchStatus({ edit: 'lost' })
        })
      }
      open()
      return () => {
        isStopped = true
        open = () => {}
        for (const stop of stops) stop()
        editFiles.forget()
        lack(0)
        runs.close()
        edit?.stop()
        edit = undefined
        patchStatus({ edit: 'loading', run: 'editing' })
      }
    },
    run() {
      if (status.get().edit !== 'no-webgl') runs.run()
    },
    stop() {
      // Whoever was walking about goes on in the scene; whoever types elsewhere keeps the keyboard.
      const hadKeyboard = document.activeElement instanceof HTMLIFrameElement
      runs.stop()
      // The keyboard can go there only once the page shows it again.
      if (hadKeyboard) setTimeout(() => edit?.focus())
    },
    runAlone(stack) {
      if (status.get().edit !== 'no-webgl') runs.runAlone(stack)
    },
    again: runs.again,
    ar: runs.ar,
    setAr: runs.setAr,
    hear(sound) {
      const asset = shownProject().assets.find(({ id }) => assetReference(id) === sound)
      editFiles.update(shownProject(), entities(), asset && [asset])
      edit?.send({ type: 'sound.try', sound })
    },
    ...calls,
    ...runs.calls,
    preview(upserts) {
      const drawn = upserts.map((entity) => withDrawing(shownProject(), entity))
      edit?.send({ type: 'scene.patch', upserts: drawn, removes: [] })
    },
    reload() {
      if (!edit) return open()
      patchStatus({ edit: 'loading' })
      edit.replace()
    },
  }
}
