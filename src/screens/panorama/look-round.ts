import {
  deviceGaze,
  dragged,
  firstGaze,
  type Gaze,
  type GazeStep,
  stepOfKey,
  stepped,
  turned,
  zoomed,
} from './gaze.ts'
import { roundPicture } from './round-picture.ts'

/** What shows that one can turn: radians, and seconds it takes. Not longer than moves need no button that stops them. */
const [hintTurn, hintTime] = [0.35, 4]
const wheelStep = 1.1

interface LookRoundParts {
  /** Hears of the person. */
  readonly place: HTMLElement
  /** Fills it. */
  readonly canvas: HTMLCanvasElement
  /** Loaded. */
  readonly picture: HTMLImageElement
  /** Nothing may move by itself. */
  readonly isCalm: boolean
  /** The graphics of the device gave up. */
  readonly onLost: () => void
}

/** Somebody looks round in a picture. */
export interface LookRound {
  step(to: GazeStep): void
  /** Lets the way the device is held say where one looks, or no longer. */
  followDevice(isFollowing: boolean): void
  stop(): void
}

/** Lets a person look round by mouse, finger, two fingers, wheel and keys; `null` where the browser cannot draw that. */
export function startLookRound({ place, canvas, picture, isCalm, onLost }: LookRoundParts): LookRound | null {
  const round = roundPicture(canvas, picture)
  if (!round) return null
  const over = new AbortController()
  const on = { signal: over.signal }
  let gaze: Gaze = firstGaze
  let request = 0
  let hint = isCalm ? 0 : hintTime
  let held: Pick<Gaze, 'yaw' | 'pitch'> | null = null
  const fingers = new Map<number, { readonly x: number; readonly y: number }>()

  const draw = (now: number, before: number) => {
    request = 0
    if (hint > 0) {
      const seconds = Math.min(hint, (now - before) / 1000)
      hint -= seconds
      gaze = turned(gaze, (-hintTurn * seconds) / hintTime, 0)
      request = requestAnimationFrame((next) => draw(next, now))
    }
    round.draw(gaze)
  }
  const redraw = () => {
    if (request === 0) request = requestAnimationFrame((now) => draw(now, now))
  }
  const look = (next: Gaze) => {
    hint = 0
    gaze = next
    redraw()
  }
  const spread = () => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const turnDevice = (event: DeviceOrientationEvent) => {
    const next = deviceGaze(event)
    if (!next) return
    if (held) look(turned(gaze, next.yaw - held.yaw, next.pitch - held.pitch))
    held = next
  }

  place.addEventListener(
    'pointerdown',
    (event) => {
      place.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    on,
  )
  place.addEventListener(
    'pointermove',
    (event) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      const wide = spread()
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const share = 1 / fingers.size
      const [right, down] = [(event.clientX - from.x) * share, (event.clientY - from.y) * share]
      const moved = dragged(gaze, right, down, canvas.clientHeight)
      look(wide > 0 && spread() > 0 ? zoomed(moved, wide / spread()) : moved)
    },
    on,
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    place.addEventListener(end, (event) => fingers.delete(event.pointerId), on)
  place.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      look(zoomed(gaze, event.deltaY > 0 ? wheelStep : 1 / wheelStep))
    },
    { ...on, passive: false },
  )
  place.addEventListener(
    'keydown',
    (event) => {
      const step = stepOfKey(event.key)
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      look(stepped(gaze, step))
    },
    on,
  )
  canvas.addEventListener('webglcontextlost', onLost, on)
  const size = new ResizeObserver(redraw)
  size.observe(canvas)
  redraw()
  return {
    step: (to) => look(stepped(gaze, to)),
    followDevice(isFollowing) {
      held = null
      window.removeEventListener('deviceorientation', turnDevice)
      if (isFollowing) window.addEventListener('deviceorientation', turnDevice, on)
    },
    stop() {
      over.abort()
      size.disconnect()
      cancelAnimationFrame(request)
      round.end()
    },
  }
}
