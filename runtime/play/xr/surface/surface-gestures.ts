/** Radians that a pixel of dragging turns, and the pixels that a tap may tremble. */
const turnSpeed = 0.01
const tremble = 8

interface GestureNews {
  /** Radians counter-clockwise seen from above. */
  onTurn(angle: number): void
  onScale(factor: number): void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Fingers on the picture: one that is drawn aside turns the world, two make it larger or smaller and turn it. */
export class SurfaceGestures {
  readonly #news: GestureNews
  readonly #ended = new AbortController()
  readonly #fingers = new Map<number, Point>()
  #travelled = 0

  constructor(page: Window, news: GestureNews) {
    this.#news = news
    const { signal } = this.#ended
    page.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    page.addEventListener('pointermove', (event) => this.#move(event), { signal })
    for (const type of ['pointerup', 'pointercancel'] as const)
      page.addEventListener(type, ({ pointerId }) => this.#fingers.delete(pointerId), { signal })
  }

  /** Whether the last touch was more than a tap. */
  get wasDragged(): boolean {
    return this.#travelled > tremble
  }

  end(): void {
    this.#ended.abort()
  }

  #down({ pointerId, clientX: x, clientY: y, target }: PointerEvent) {
    if (isControl(target)) return
    if (this.#fingers.size === 0) this.#travelled = 0
    this.#fingers.set(pointerId, { x, y })
  }

  #move({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const before = this.#fingers.get(pointerId)
    if (!before) return
    const now = { x, y }
    this.#fingers.set(pointerId, now)
    this.#travelled += Math.hypot(x - before.x, y - before.y)
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1]
    if (!other) {
      if (this.wasDragged) this.#news.onTurn((x - before.x) * turnSpeed)
      return
    }
    const [was, is] = [wayOf(other, before), wayOf(other, now)]
    if (was.length > 0 && is.length > 0) this.#news.onScale(is.length / was.length)
    // On a page y looks down, so what turns clockwise there turns counter-clockwise by its angle here.
    const angle = is.angle - was.angle
    this.#news.onTurn(-Math.atan2(Math.sin(angle), Math.cos(angle)))
  }
}

const wayOf = (from: Point, to: Point) => ({
  length: Math.hypot(to.x - from.x, to.y - from.y),
  angle: Math.atan2(to.y - from.y, to.x - from.x),
})

/** What is pressed there is not meant for the world. */
export function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, input, .screen-question, .screen-panel') !== null
  )
}
