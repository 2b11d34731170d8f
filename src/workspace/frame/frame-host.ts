import { createActor, type InspectionEvent } from 'xstate'
import { frameHostMachine } from '../../../machines/frame-host/frame-host-machine.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { OwnKey } from '../../../protocol/frame/own-key.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import type { Locale } from '../../i18n/locale.ts'
import { prefersCalm } from '../../ui/prefers-calm.ts'
import { cameraPowers, createFrameElement } from './create-frame-element.ts'
import { type FrameLink, openFrameLink } from './frame-link.ts'

export interface FrameHostOptions {
  /** Where the iframe is put. */
  readonly place: HTMLElement
  /** Address of the scene's page. */
  readonly page: string
  readonly mode: 'edit' | 'play'
  readonly locale: Locale
  /** What is taken of the keys that are pressed there. */
  readonly keys?: readonly OwnKey[]
  readonly title: string
  /** Whether the page that comes next may ask for the camera: the person has pressed 'Start AR'. */
  readonly hasCamera?: () => boolean
  /** A page is ready for `scene.load`; called again for each replacement. */
  readonly onReady: () => void
  /** The page stopped answering; it is gone already and a fresh one is on its way. */
  readonly onHung: () => void
  /** There is no way to the page, as without a network; it is tried again and again. */
  readonly onUnreachable?: () => void
  readonly onMessage: (message: FromFrame) => void
  /** Hears of the states that it goes through. */
  readonly inspect?: (event: InspectionEvent) => void
}

/** Pixels of the window. */
export interface FrameBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly scale: number
}

/** One scene frame that is kept alive: see `machines/frame-host`. */
export interface FrameHost {
  /** Lost while no page is ready. */
  send(message: ToFrame): void
  isReady(): boolean
  /** Throws the page away at once and loads a fresh one soon. */
  replace(): void
  /** Where its picture lies in the window, and how many pixels of the window one of its own takes; none while there is no page. */
  box(): FrameBox | undefined
  /** Hands the keyboard to the page. */
  focus(): void
  stop(): void
}

/** What a page may take long to answer. */
const isWork = ({ type }: ToFrame): boolean =>
  type === 'scene.load' || type === 'picture.take' || type.startsWith('model.')

const isDone = ({ type }: FromFrame): boolean =>
  type === 'scene.shown' || type === 'picture.taken' || type === 'model.made'

/** Puts a scene page into `place` and keeps one there until `stop`. */
export function startFrameHost(options: FrameHostOptions): FrameHost {
  let iframe: HTMLIFrameElement | undefined
  let link: FrameLink | undefined

  const unmount = () => {
    link?.close()
    iframe?.remove()
    link = undefined
    iframe = undefined
  }
  const receive = (message: FromFrame) => {
    if (message.type === 'frame.ready') actor.send({ type: 'frame.ready' })
    else if (message.type === 'pong') actor.send({ type: 'frame.pong', n: message.n })
    else {
      if (isDone(message)) actor.send({ type: 'work.done' })
      else if (message.type === 'run.started') actor.send({ type: 'run.begun' })
      else if (message.type === 'run.slow-call')
        actor.send({ type: message.call ? 'call.sent' : 'call.over' })
      options.onMessage(message)
    }
  }
  const mount = () => {
    unmount()
    iframe = createFrameElement(options.page, options.title, options.hasCamera?.() ? cameraPowers : undefined)
    let loads = 0
    iframe.addEventListener('load', () => {
      loads += 1
      actor.send({ type: loads > 1 ? 'frame.left' : 'frame.loaded' })
    })
    link = openFrameLink({
      iframe,
      origin: new URL(options.page).origin,
      onHello: () => actor.send({ type: 'frame.hello' }),
      onMessage: receive,
    })
    options.place.append(iframe)
  }

  const actor = createActor(
    frameHostMachine.provide({
      actions: {
        mount,
        unmount,
        initialise: () =>
          link?.send({
            type: 'frame.init',
            mode: options.mode,
            locale: options.locale,
            ...(options.keys && { keys: [...options.keys] }),
            reducedMotion: prefersCalm(),
          }),
        sendPing: ({ context }) => link?.send({ type: 'ping', n: context.ping }),
        tellReady: options.onReady,
        tellHung: options.onHung,
        tellUnreachable: () => options.onUnreachable?.(),
      },
      guards: { isPageHidden: () => document.hidden },
    }),
    { input: { mode: options.mode }, ...(options.inspect && { inspect: options.inspect }) },
  )
  const tellVisibility = () => actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' })
  document.addEventListener('visibilitychange', tellVisibility)
  actor.start()

  return {
    send(message) {
      if (isWork(message)) actor.send({ type: 'work.sent' })
      else if (message.type === 'run.start') actor.send({ type: 'run.sent' })
      link?.send(message)
    },
    isReady: () => actor.getSnapshot().matches('alive'),
    replace: () => actor.send({ type: 'frame.replace' }),
    box() {
      if (!iframe) return undefined
      const { left, top, right, bottom, width } = iframe.getBoundingClientRect()
      return { left, top, right, bottom, scale: width / iframe.clientWidth || 1 }
    },
    focus: () => iframe?.focus({ preventScroll: true }),
    stop() {
      document.removeEventListener('visibilitychange', tellVisibility)
      actor.stop()
      unmount()
    },
  }
}
