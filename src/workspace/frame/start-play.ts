import { createActor, fromPromise } from 'xstate'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import {
  type CompiledScene,
  scriptRunnerMachine,
} from '../../../machines/script-runner/script-runner-machine.ts'
import {
  type WorldStartContext,
  worldStartMachine,
} from '../../../machines/world-start/world-start-machine.ts'
import { markerPicture } from '../../../model/components/marker.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { SceneId } from '../../../model/ids.ts'
import { sceneParts } from '../../../model/kinds/scene-parts.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Locale } from '../../i18n/locale.ts'
import { compileScene } from './compile-scene.ts'
import { createEntityFeed } from './entity-feed.ts'
import { type FrameHost, startFrameHost } from './frame-host.ts'
import { publishedFiles } from './published-files.ts'
import { runScenes, sceneNamed } from './run-scenes.ts'
import { runSounds } from './run-sounds.ts'
import { scenePages } from './scene-pages.ts'

/**
 * `stopped`: the program hung or could not be made ready, or the picture went away. `lost`: the snapshot or the scene's page could not be reached.
 * `no-webgl`: this browser draws no 3D.
 */
export type PlayStatus = 'starting' | 'running' | 'stopped' | 'lost' | 'no-webgl' | 'context-lost'

interface PlayOptions {
  readonly place: HTMLElement
  /** The world; `undefined` when it cannot be had. */
  readonly load: () => Promise<Project | undefined>
  readonly locale: Locale
  readonly title: string
  /** Something to look at beside a page's own words: it makes no sound and leaves the focus where it is. */
  readonly isPicture?: boolean
  /** The person has pressed 'Start AR': the page may ask for the camera. */
  readonly isAr?: boolean
  readonly onStatus: (status: PlayStatus) => void
  /** How much of the world is there. */
  readonly onParts?: (parts: WorldStartContext) => void
  readonly onScene?: (scene: PlayedScene) => void
}

/** What is said of the scene that begins now. */
export interface PlayedScene {
  /** It has a picture for AR. */
  readonly hasMarker: boolean
  /** How many things it has. */
  readonly things: number
}

const nothing: CompiledScene = { scripts: [], errors: [], program: new Map() }

/** Plays a world from its default scene on in a frame of its own until the returned function is called. */
export function startPlay(options: PlayOptions): () => void {
  const { place, load, locale, title, isPicture = false, isAr = false, onStatus, onParts, onScene } = options
  let project: Project | undefined
  let sceneId: SceneId | undefined
  let isOver = false
  let host: FrameHost | undefined
  const feed = createEntityFeed((message) => host?.send(message))
  /** Starts the programs of the page that has the scene. */
  let beginRun = () => {}
  const worldStart = createActor(worldStartMachine.provide({ actions: { beginRun: () => beginRun() } }))
  worldStart.subscribe(({ context }) => onParts?.(context))
  const want = (scene: SceneId) => {
    if (!project) return
    sceneId = scene
    const parts = sceneParts(entitiesWithDrawings(project, scene)).length
    worldStart.send({ type: 'scene.known', parts })
    runner.send({ type: 'run' })
  }
  const runner = createActor(
    scriptRunnerMachine.provide({
      actors: {
        compile: fromPromise(async () =>
          project && sceneId ? compileScene(project, sceneId, asPublished) : nothing,
        ),
      },
      actions: {
        sendRun: (_, { scripts }) => {
          if (!project || !sceneId) return
          host?.send({ type: 'files.set', files: publishedFiles(project) })
          feed.load(entitiesWithDrawings(project, sceneId))
          const entities = project.entities(sceneId)
          onScene?.({ hasMarker: markerPicture(entities) !== null, things: entities.length })
          const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
          const scenes = runScenes(project, sceneId)
          const sounds = isPicture ? [] : runSounds(project)
          beginRun = () => {
            host?.send({ type: 'run.start', seed, scripts: [...scripts], scenes, sounds, isAr })
            if (!isPicture) host?.focus()
          }
          worldStart.send({ type: 'scene.sent' })
        },
        dropPlay: () => host?.replace(),
        tellHung: () => onStatus('stopped'),
        tellFailed: () => onStatus('stopped'),
      },
    }),
  )
  let isRunning = false
  const visit = (name: string | null) => {
    const scene = project && sceneId && sceneNamed(project, name, sceneId)
    if (!scene) return
    isRunning = false
    onStatus('starting')
    runner.send({ type: 'stop' })
    want(scene)
  }
  const open = async () => {
    onStatus('starting')
    worldStart.start()
    const [pages, loaded] = await Promise.all([scenePages(), load()])
    if (isOver) return
    if (!pages || !loaded) return onStatus('lost')
    project = loaded
    runner.start()
    want(loaded.defaultScene.id)
    host = startFrameHost({
      place,
      // This page may stand inside a page of somebody else's.
      page: `${pages.play}?for=play`,
      mode: 'play',
      locale,
      title,
      hasCamera: () => isAr,
      onReady: () => runner.send({ type: 'play.ready' }),
      onHung: () => runner.send({ type: 'play.hung', errors: [] }),
      onUnreachable: () => onStatus('lost'),
      onMessage(message) {
        if (message.type === 'picture.lost') onStatus(message.reason)
        if (message.type === 'picture.back') onStatus(isRunning ? 'running' : 'starting')
        if (message.type === 'scene.open') visit(message.name)
        if (message.type === 'scene.shown') worldStart.send({ type: 'scene.shown' })
        if (message.type === 'scene.parts') {
          const { arrived, missing } = message
          worldStart.send({ type: 'parts.told', arrived, missing })
        }
        if (message.type === 'run.without-physics') worldStart.send({ type: 'physics.away' })
        if (message.type !== 'run.started') return
        runner.send({ type: 'run.started' })
        worldStart.send({ type: 'run.started' })
        isRunning = true
        onStatus('running')
      },
    })
  }
  open()
  return () => {
    isOver = true
    worldStart.stop()
    runner.stop()
    host?.stop()
  }
}
