import { createActor, fromPromise } from 'xstate'
import {
  type CompiledScene,
  scriptRunnerMachine,
} from '../../../machines/script-runner/script-runner-machine.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { entitiesWithDrawings, withDrawing } from '../../../model/doodle/with-drawings.ts'
import type { EntityId, SceneId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity, TransformChange } from '../../../protocol/frame/frame-entity.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { KeyPress } from '../shortcuts/key-press.ts'
import { createCell } from '../state/cell.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { followEdits } from '../watch/follow-edits.ts'
import { type WatchCalls, watchRun } from '../watch/watch-run.ts'
import { createEditCalls, type EditCalls } from './edit-calls.ts'
import { createEntityFeed } from './entity-feed.ts'
import { createFileFeed, type FindFiles } from './file-feed.ts'
import { type FrameHost, startFrameHost } from './frame-host.ts'
import { createIdleTask } from './idle-task.ts'
import { pickedSelection } from './picked-selection.ts'
import { createRunRecorder } from './run-recorder.ts'
import { runScenes, sceneNamed } from './run-scenes.ts'
import { runSounds, soundsWanted } from './run-sounds.ts'
import type { ScenePages } from './scene-pages.ts'

export interface FramesStatus {
  /**
   * `lost` = the address of the scene's page could not be learned; `no-webgl` = this browser draws no 3D; `dark` = the graphics of the device gave up, and
   * the picture may come back.
   */
  readonly edit: 'loading' | 'shown' | 'lost' | 'no-webgl' | 'dark'
  readonly run: 'editing' | 'starting' | 'running'
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
  readonly onPaste: (pasted: string | PastedFiles) => void
  readonly onKey: (press: KeyPress) => void
  /** A page stopped answering and is being replaced. */
  readonly onHung: (which: 'edit' | 'play') => void
  /** The scripts could not be made ready, since the compiler did not load, or the picture of the run went away. */
  readonly onRunFailed: () => void
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
  /** Begins the run anew, if one is on. */
  again(): void
  /** Shows entities as they would be, without storing anything. Send the stored ones to take it back. */
  preview(entities: readonly FrameEntity[]): void
  /** Loads the edit frame anew, or tries again to find it. */
  reload(): void
}

/** Makes the pair of frames; nothing is loaded before `start`. */
export function createSceneFrames(options: SceneFramesOptions): SceneFrames {
  const { session, state } = options
  const { bus } = session
  const status = createCell<FramesStatus>({ edit: 'loading', run: 'editing' })
  const patchStatus = (change: Partial<FramesStatus>) => status.set({ ...status.get(), ...change })
  /** There is a page, and it has no picture. */
  const isDark = () => ['no-webgl', 'dark'].includes(status.get().edit)
  const recorder = createRunRecorder(session)
  const watched = watchRun(state.watch, bus.project, (message) => play?.send(message))
  const edits = followEdits(
    state.watch,
    () => bus.project,
    (message) => play?.send(message),
  )
  let edit: FrameHost | undefined
  let play: FrameHost | undefined
  const { answer, ...calls } = createEditCalls(() => edit)
  let open = () => {}
  /** Loads the play frame unless it is there. */
  let openPlay = () => {}
  const editFeed = createEntityFeed((message) => edit?.send(message))
  const playFeed = createEntityFeed((message) => play?.send(message))
  const editFiles = createFileFeed((message) => edit?.send(message), options.findFiles)
  const playFiles = createFileFeed((message) => play?.send(message), options.findFiles)
  /** As it is now, or as it was at the moment that is looked at. */
  const shownProject = () => state.past.get()?.session.bus.project ?? bus.project
  const entities = () => entitiesWithDrawings(shownProject(), state.sceneId.get())
  /** The scene to which a program has gone from the one that is edited. */
  let visited: SceneId | null = null
  const runScene = () => visited ?? state.sceneId.get()
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
  const feedPlay = (scripts: readonly RunScript[] = []) => {
    const things = entitiesWithDrawings(shownProject(), runScene())
    playFeed.keep(things)
    playFiles.update(shownProject(), things, soundsWanted(shownProject(), scripts))
  }
  const sendSelection = () => edit?.send({ type: 'selection.set', ids: [...state.selection.get()] })
  const sendTools = () =>
    edit?.send({ type: 'tool.set', ...state.tools.get(), ...(state.past.get() && { tool: 'select' }) })

  /**
   * Makes the next run ready while nobody waits for it, after the picture that is edited: its page is loaded, its world is built and its scripts are compiled.
   * A compiler that does not load now is told of when somebody runs.
   */
  const warmPlay = createIdleTask(() => {
    const { edit: edited, run } = status.get()
    if (edited !== 'shown' || run !== 'editing') return
    openPlay()
    if (!play?.isReady()) return
    feedPlay()
    options.compile(runScene()).catch(() => undefined)
  })

  const runner = createActor(
    scriptRunnerMachine.provide({
      actors: { compile: fromPromise(() => options.compile(runScene())) },
      actions: {
        emptyErrors: () => state.console.clear(),
        appendErrors: (_, { errors }) => {
          for (const { code, fileId, line } of errors) session.note('error', { code, fileId, line })
          state.console.appendErrors(errors)
        },
        showPlay: () => {
          patchStatus({ run: 'starting' })
          openPlay()
        },
        sendRun: (_, { scripts }) => {
          warmPlay.cancel()
          feedPlay(scripts)
          const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
          watched.sendStops()
          edits.started(runScene(), scripts)
          recorder.started({ sceneId: runScene(), seed, scripts, alone: state.watch.alone.get() })
          const scenes = runScenes(shownProject(), runScene())
          const sounds = runSounds(shownProject())
          play?.send({ type: 'run.start', seed, scripts: [...scripts], scenes, sounds, isWatched: true })
        },
        showEdit: () => {
          recorder.ended()
          watched.ended()
          edits.ended()
          visited = null
          patchStatus({ run: 'editing' })
        },
        dropPlay: () => play?.replace(),
        tellHung: () => options.onHung('play'),
        tellFailed: options.onRunFailed,
      },
    }),
    { inspect: noteStates(session, 'script-runner') },
  )

  const visit = (name: string | null) => {
    const scene = sceneNamed(shownProject(), name, runScene())
    if (scene === undefined || status.get().run !== 'running') return
    runner.send({ type: 'stop' })
    visited = scene
    state.watch.alone.set(null)
    runner.send({ type: 'run' })
  }

  const receive = (message: FromFrame) => {
    if (message.type === 'key.pressed') options.onKey(message)
  }
  const receiveEdit = (message: FromFrame) => {
    receive(message)
    answer(message)
    if (message.type === 'scene.shown') {
      if (isDark()) return
      patchStatus({ edit: 'shown' })
      warmPlay.plan()
    } else if (message.type === 'picture.lost') {
      patchStatus({ edit: message.reason === 'no-webgl' ? 'no-webgl' : 'dark' })
    } else if (message.type === 'picture.back') patchStatus({ edit: 'shown' })
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
    else if (message.type === 'files.pasted') options.onPaste(message)
  }
  const receivePlay = (message: FromFrame) => {
    receive(message)
    watched.take(message)
    if (message.type === 'run.started') {
      patchStatus({ run: 'running' })
      play?.focus()
      runner.send({ type: 'run.started' })
    } else if (message.type === 'picture.lost') {
      if (status.get().run === 'editing') return
      runner.send({ type: 'stop' })
      options.onRunFailed()
    } else if (message.type === 'run.steps') recorder.told(message)
    else if (message.type === 'scene.open') visit(message.name)
    else if (message.type === 'run.error') runner.send({ type: 'run.error', error: message.error })
    else if (message.type === 'run.log') {
      state.console.appendLines(message.lines, message.leftOut)
    }
  }

  const startHosts = (pages: ScenePages, editPlace: HTMLElement, playPlace: HTMLElement) => {
    const shared = { locale: options.locale(), title: options.title() }
    // The tabs of the workspace build what is in them twice, so that this is asked for twice: only the last place is shown.
    edit?.stop()
    edit = startFrameHost({
      ...shared,
      place: editPlace,
      page: pages.edit,
      mode: 'edit',
      inspect: noteStates(session, 'edit-frame'),
      onReady: () => {
        editFiles.forget()
        loadEdit()
        sendTools()
        sendSelection()
      },
      onHung: () => {
        patchStatus({ edit: 'loading' })
        options.onHung('edit')
      },
      onMessage: receiveEdit,
    })
    // Its page is of another origin, so all of it is sent again: not while somebody waits for something else.
    openPlay = () => {
      play ??= startFrameHost({
        ...shared,
        place: playPlace,
        page: pages.play,
        mode: 'play',
        inspect: noteStates(session, 'play-frame'),
        onReady: () => {
          playFeed.forget()
          playFiles.forget()
          runner.send({ type: 'play.ready' })
          warmPlay.plan()
        },
        onHung: () => runner.send({ type: 'play.hung' }),
        onMessage: receivePlay,
      })
    }
    if (status.get().run !== 'editing') openPlay()
  }

  return {
    status,
    start(editPlace, playPlace) {
      let isStopped = false
      runner.start()
      const stops = [
        bus.subscribe(() => {
          updateEdit()
          warmPlay.plan()
          edits.look()
        }),
        state.sceneId.subscribe(() => {
          state.selection.set([])
          runner.send({ type: 'stop' })
          if (edit?.isReady() && !isDark()) patchStatus({ edit: 'loading' })
          loadEdit()
          warmPlay.plan()
        }),
        state.doodle.subscribe(updateEdit),
        state.past.subscribe(() => {
          updateEdit()
          sendTools()
        }),
        state.selection.subscribe(sendSelection),
        state.watch.stops.subscribe(watched.sendStops),
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
        openPlay = () => {}
        for (const stop of stops) stop()
        editFiles.forget()
        playFiles.forget()
        warmPlay.cancel()
        runner.send({ type: 'stop' })
        runner.send({ type: 'play.gone' })
        edit?.stop()
        play?.stop()
        edit = undefined
        play = undefined
        patchStatus({ edit: 'loading', run: 'editing' })
      }
    },
    run() {
      if (status.get().run === 'editing') state.watch.alone.set(null)
      if (status.get().edit !== 'no-webgl') runner.send({ type: 'run' })
    },
    stop() {
      // Whoever was walking about goes on in the scene; whoever types elsewhere keeps the keyboard.
      const hadKeyboard = document.activeElement instanceof HTMLIFrameElement
      runner.send({ type: 'stop' })
      // The keyboard can go there only once the page shows it again.
      if (hadKeyboard) setTimeout(() => edit?.focus())
    },
    runAlone(stack) {
      if (status.get().edit === 'no-webgl') return
      runner.send({ type: 'stop' })
      state.watch.alone.set(stack)
      runner.send({ type: 'run' })
    },
    again() {
      if (status.get().run === 'editing') return
      runner.send({ type: 'stop' })
      runner.send({ type: 'run' })
    },
    hear(sound) {
      const asset = shownProject().assets.find(({ id }) => assetReference(id) === sound)
      editFiles.update(shownProject(), entities(), asset && [asset])
      edit?.send({ type: 'sound.try', sound })
    },
    ...calls,
    ...watched.calls,
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
