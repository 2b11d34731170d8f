import { createActor, fromPromise } from 'xstate'
import {
  type CompiledScene,
  scriptRunnerMachine,
} from '../../../machines/script-runner/script-runner-machine.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Locale } from '../../i18n/locale.ts'
import { compileScene } from './compile-scene.ts'
import { createEntityFeed } from './entity-feed.ts'
import { type FrameHost, startFrameHost } from './frame-host.ts'
import { projectOfSnapshot } from './project-of-snapshot.ts'
import { publishedFiles } from './published-files.ts'
import { scenePages } from './scene-pages.ts'

/**
 * `stopped`: the program hung or could not be made ready, or the picture went away. `lost`: the snapshot or the scene's page could not be reached.
 * `no-webgl`: this browser draws no 3D.
 */
export type PlayStatus = 'starting' | 'running' | 'stopped' | 'lost' | 'no-webgl'

interface PlayOptions {
  readonly place: HTMLElement
  /** Path of the snapshot. */
  readonly snapshot: string
  readonly locale: Locale
  readonly title: string
  readonly onStatus: (status: PlayStatus) => void
}

const nothing: CompiledScene = { scripts: [], errors: [] }

/** Plays a snapshot's default scene in a frame of its own until the returned function is called. */
export function startPlay({ place, snapshot, locale, title, onStatus }: PlayOptions): () => void {
  let project: Project | undefined
  let isOver = false
  let host: FrameHost | undefined
  const feed = createEntityFeed((message) => host?.send(message))
  const runner = createActor(
    scriptRunnerMachine.provide({
      actors: {
        compile: fromPromise(async () =>
          project ? compileScene(project, project.defaultScene.id) : nothing,
        ),
      },
      actions: {
        sendRun: (_, { scripts }) => {
          if (project) host?.send({ type: 'files.set', files: publishedFiles(project) })
          feed.load(project ? entitiesWithDrawings(project, project.defaultScene.id) : [])
          const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
          host?.send({ type: 'run.start', seed, scripts: [...scripts] })
          host?.focus()
        },
        tellHung: () => onStatus('stopped'),
        tellFailed: () => onStatus('stopped'),
      },
    }),
  )
  const open = async () => {
    onStatus('starting')
    const [pages, loaded] = await Promise.all([scenePages(), projectOfSnapshot(snapshot)])
    if (isOver) return
    if (!pages || !loaded) return onStatus('lost')
    project = loaded
    runner.start()
    runner.send({ type: 'run' })
    host = startFrameHost({
      place,
      // This page may stand inside a page of somebody else's.
      page: `${pages.play}?for=play`,
      mode: 'play',
      locale,
      title,
      onReady: () => runner.send({ type: 'play.ready' }),
      onHung: () => runner.send({ type: 'play.hung' }),
      onMessage(message) {
        if (message.type === 'picture.lost') onStatus(message.reason === 'no-webgl' ? 'no-webgl' : 'stopped')
        if (message.type === 'picture.back') onStatus('running')
        if (message.type !== 'run.started') return
        runner.send({ type: 'run.started' })
        onStatus('running')
      },
    })
  }
  open()
  return () => {
    isOver = true
    runner.stop()
    host?.stop()
  }
}
