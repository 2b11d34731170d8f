import { createActor, fromPromise } from 'xstate'
import { scriptRunnerMachine } from '../../../machines/script-runner/script-runner-machine.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Locale } from '../../i18n/locale.ts'
import { compileScene } from './compile-scene.ts'
import { createEntityFeed } from './entity-feed.ts'
import { type FrameHost, startFrameHost } from './frame-host.ts'
import { sceneOrigins } from './scene-origins.ts'

/** `stopped`: the program hung or could not be made ready. `lost`: the scene's page could not be reached. */
export type PlayStatus = 'starting' | 'running' | 'stopped' | 'lost'

interface PlayOptions {
  readonly place: HTMLElement
  readonly project: Project
  readonly locale: Locale
  readonly title: string
  readonly onStatus: (status: PlayStatus) => void
}

/** Plays a project's default scene in a frame of its own until the returned function is called. */
export function startPlay({ place, project, locale, title, onStatus }: PlayOptions): () => void {
  const sceneId = project.defaultScene.id
  let isOver = false
  let host: FrameHost | undefined
  const feed = createEntityFeed((message) => host?.send(message))
  const runner = createActor(
    scriptRunnerMachine.provide({
      actors: { compile: fromPromise(() => compileScene(project, sceneId)) },
      actions: {
        showPlay: () => onStatus('starting'),
        sendRun: (_, { scripts }) => {
          feed.load(project.entities(sceneId))
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
    const origins = await sceneOrigins()
    if (isOver) return
    if (!origins) return onStatus('lost')
    host = startFrameHost({
      place,
      origin: origins[1],
      mode: 'play',
      locale,
      title,
      onReady: () => runner.send({ type: 'play.ready' }),
      onHung: () => runner.send({ type: 'play.hung' }),
      onMessage(message) {
        if (message.type !== 'run.started') return
        runner.send({ type: 'run.started' })
        onStatus('running')
      },
    })
  }
  runner.start()
  runner.send({ type: 'run' })
  open()
  return () => {
    isOver = true
    runner.stop()
    host?.stop()
  }
}
