import { createActor, fromPromise } from 'xstate'
import {
  type CompiledScene,
  scriptRunnerMachine,
} from '../../../machines/script-runner/script-runner-machine.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { RunAlone } from '../../../protocol/frame/run-note.ts'
import type { SlowCall } from '../../../protocol/frame/slow-call.ts'
import type { RunScript, ToFrame } from '../../../protocol/frame/to-frame.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { keysOf } from '../shortcuts/action-for-key.ts'
import { type Cell, createCell } from '../state/cell.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import type { EditFollower } from '../watch/follow-edits.ts'
import { type WatchCalls, watchRun } from '../watch/watch-run.ts'
import { keepProgram } from '../watch/watch-state.ts'
import { createEntityFeed } from './entity-feed.ts'
import { createFileFeed, type FindFiles } from './file-feed.ts'
import { type FrameHost, type FrameHostOptions, startFrameHost } from './frame-host.ts'
import { hungErrors } from './hung-errors.ts'
import { createIdleTask } from './idle-task.ts'
import { createRunRecorder } from './run-recorder.ts'
import { runScenes, sceneNamed } from './run-scenes.ts'
import { runSounds, soundsWanted } from './run-sounds.ts'

export type RunStatus = 'editing' | 'starting' | 'running'

interface SceneRunOptions {
  readonly session: ProjectSession
  readonly state: WorkspaceState
  readonly compile: (sceneId: SceneId) => Promise<CompiledScene>
  readonly findFiles: FindFiles
  /** As it is now, or as it was at the moment that is looked at. */
  readonly project: () => Project
  readonly status: () => RunStatus
  readonly onStatus: (status: RunStatus) => void
  /** Whether a page may be loaded for a run that nobody has asked for yet. */
  readonly mayWarm: () => boolean
  /** What every page may send. */
  readonly onMessage: (message: FromFrame) => void
  readonly onHung: () => void
  readonly onFailed: (why: RunFailure) => void
  /** The physics of a run did not come, and it has no program that could say so. */
  readonly onNothingFalls: () => void
}

/** Why there is no run (any more): its programs or its page did not come, or the graphics of the device gave up. */
export type RunFailure = 'not-ready' | 'dark'

/** Where the page of runs is put, and what it is called. */
type PlayPlace = Pick<FrameHostOptions, 'place' | 'page' | 'locale' | 'title'>

/** The runs of one workspace: their page, their programs, and what is seen of them. */
export interface SceneRun {
  readonly calls: WatchCalls
  /** Whether what runs is in AR: only then has its page the camera. */
  readonly ar: Cell<boolean>
  start(): void
  /** Its page may be loaded from now on. */
  open(place: PlayPlace): void
  /** Throws the page and the run away. */
  close(): void
  run(): void
  stop(): void
  runAlone(stack: RunAlone): void
  again(): void
  /** Begins the run anew in AR, or out of it. */
  setAr(isAr: boolean): void
  /** Makes the next run ready when there is a quiet moment. */
  warm(): void
  /** Something in the project may have changed. */
  projectChanged(): void
  /** Tells the page where the run is to stop. */
  stopsChanged(): void
}

/** Makes it; nothing is loaded before `open`. */
export function createSceneRun(options: SceneRunOptions): SceneRun {
  const { session, state, project, status } = options
  let play: FrameHost | undefined
  /** Loads the page unless it is there. */
  let openPlay = () => {}
  const send = (message: ToFrame) => play?.send(message)
  const recorder = createRunRecorder(session)
  const watched = watchRun(state.watch, session.bus.project, send)
  /** Comes with the first run; without a network it may not: then edits count from the next run on. */
  let edits: Promise<EditFollower> | null = null
  const tellEdits = (tell: (edits: EditFollower) => void) => void edits?.then(tell, () => undefined)
  const things = createEntityFeed(send)
  const files = createFileFeed(send, options.findFiles)
  /** The scene to which a program has gone from the one that is edited. */
  let visited: SceneId | null = null
  /** The program has asked for the run that begins. */
  let isAgain = false
  /** What runs, and the call of it that may be under way for ever. */
  let running: readonly RunScript[] = []
  let slowCall: SlowCall | null = null
  const ar = createCell(false)
  /** Of the run that begins next. */
  let isArNext = false
  const sceneId = () => visited ?? state.sceneId.get()

  const feed = (scripts: readonly RunScript[] = []) => {
    const entities = entitiesWithDrawings(project(), sceneId())
    things.keep(entities)
    files.update(project(), entities, soundsWanted(project(), scripts))
  }

  /**
   * Makes the next run ready while nobody waits for it, after the picture that is edited: its page is loaded, its world is built and its scripts are compiled.
   * A compiler that does not load now is told of when somebody runs.
   */
  const warm = createIdleTask(() => {
    if (!options.mayWarm() || status() !== 'editing') return
    openPlay()
    if (!play?.isReady()) return
    feed()
    options.compile(sceneId()).catch(() => undefined)
  })

  const runner = createActor(
    scriptRunnerMachine.provide({
      actors: { compile: fromPromise(() => options.compile(sceneId())) },
      actions: {
        keepProgram: (_, { program }) => keepProgram(state.watch, program),
        emptyErrors: () => state.console.clear(),
        appendErrors: (_, { errors }) => {
          for (const { code, fileId, line } of errors) session.note('error', { code, fileId, line })
          state.console.appendErrors(errors)
        },
        showPlay: () => {
          options.onStatus('starting')
          openPlay()
        },
        sendRun: (_, { scripts }) => {
          warm.cancel()
          running = scripts
          slowCall = null
          feed(scripts)
          const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
          watched.sendStops()
          edits ??= import('../watch/follow-edits.ts').then(({ followEdits }) =>
            followEdits(state.watch, () => session.bus.project, send),
          )
          const scene = sceneId()
          tellEdits((follower) => follower.started(scene, scripts))
          recorder.started({ sceneId: sceneId(), seed, scripts, alone: state.watch.alone.get() })
          const scenes = runScenes(project(), sceneId())
          const sounds = runSounds(project())
          const isSeen = state.isCourseOn.get()
          state.sightNews.set({ kind: 'begun', isAgain })
          isAgain = false
          send({
            type: 'run.start',
            seed,
            scripts: [...scripts],
            scenes,
            sounds,
            isWatched: true,
            isSeen,
            isAr: ar.get(),
          })
        },
        showEdit: () => {
          recorder.ended()
          watched.ended()
          tellEdits((follower) => follower.ended())
          visited = null
          // Before the page is replaced: the next one has the camera only where somebody goes on in AR.
          ar.set(isArNext)
          isArNext = false
          options.onStatus('editing')
        },
        dropPlay: () => play?.replace(),
        tellHung: options.onHung,
        tellFailed: () => options.onFailed('not-ready'),
      },
    }),
    { inspect: noteStates(session, 'script-runner') },
  )
  const stop = () => runner.send({ type: 'stop' })
  const sendStops = () => {
    if (status() !== 'editing') watched.sendStops()
  }
  /** There is nothing to see it by: whoever waits for it is told. */
  const giveUp = (why: RunFailure) => {
    if (status() === 'editing') return
    stop()
    options.onFailed(why)
  }
  const run = () => runner.send({ type: 'run' })

  const visit = (name: string | null) => {
    const scene = sceneNamed(project(), name, sceneId())
    if (scene === undefined || status() !== 'running') return
    isArNext = ar.get()
    stop()
    visited = scene
    isAgain = true
    state.watch.alone.set(null)
    run()
  }

  const receive = (message: FromFrame) => {
    options.onMessage(message)
    watched.take(message)
    if (message.type === 'run.started') {
      options.onStatus('running')
      play?.focus()
      runner.send({ type: 'run.started' })
    } else if (message.type === 'picture.lost') giveUp('dark')
    else if (message.type === 'run.slow-call') slowCall = message.call
    else if (message.type === 'run.without-physics') {
      if (running.length === 0) options.onNothingFalls()
    } else if (message.type === 'run.steps') recorder.told(message)
    else if (message.type === 'scene.open') visit(message.name)
    else if (message.type === 'run.seen') state.sightNews.set({ kind: 'seen', sights: message.sights })
    else if (message.type === 'run.error') runner.send({ type: 'run.error', error: message.error })
    else if (message.type === 'run.log') state.console.appendLines(message.lines, message.leftOut)
  }

  return {
    calls: watched.calls,
    ar,
    start: () => runner.start(),
    open(place) {
      // Its page is of another origin, so all of it is sent again: not while somebody waits for something else.
      openPlay = () => {
        play ??= startFrameHost({
          ...place,
          mode: 'play',
          hasCamera: ar.get,
          keys: keysOf('running'),
          inspect: noteStates(session, 'play-frame'),
          onReady: () => {
            things.forget()
            files.forget()
            runner.send({ type: 'play.ready' })
            warm.plan()
          },
          onHung: () =>
            runner.send({ type: 'play.hung', errors: hungErrors(session.bus.project, running, slowCall) }),
          onUnreachable: () => giveUp('not-ready'),
          onMessage: receive,
        })
      }
      if (status() !== 'editing') openPlay()
    },
    close() {
      openPlay = () => {}
      files.forget()
      warm.cancel()
      stop()
      runner.send({ type: 'play.gone' })
      play?.stop()
      play = undefined
    },
    run() {
      if (status() === 'editing') state.watch.alone.set(null)
      run()
    },
    stop,
    runAlone(stack) {
      stop()
      state.watch.alone.set(stack)
      run()
    },
    again() {
      if (status() === 'editing') return
      isArNext = ar.get()
      stop()
      run()
    },
    setAr(isAr) {
      if (status() !== 'running' || isAr === ar.get()) return
      isArNext = isAr
      stop()
      run()
    },
    warm: () => warm.plan(),
    projectChanged() {
      warm.plan()
      tellEdits((follower) => follower.look())
      // Lines of tabs that are edited are others in the program that runs.
      if (state.watch.stops.get().size > 0) sendStops()
    },
    stopsChanged: sendStops,
  }
}
