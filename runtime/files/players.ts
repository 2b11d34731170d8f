/** The sounds and films of the world that stand in it now. They play while it runs. */
export class Players {
  readonly #media = new Set<HTMLMediaElement>()
  /** Those that a program has told to wait. */
  readonly #waiting = new WeakSet<HTMLMediaElement>()
  #isRunning = false
  #isPaused = false

  /** Playing or not. */
  get all(): Iterable<HTMLMediaElement> {
    return this.#media
  }

  add(media: HTMLMediaElement): void {
    this.#media.add(media)
    if (this.#isRunning) this.#update(media)
  }

  /** Stops it, and lets go of its file, whether it was to play or not: a browser has few players. */
  remove(media: HTMLMediaElement): void {
    this.#media.delete(media)
    media.pause()
    media.removeAttribute('src')
    media.load()
  }

  start(): void {
    this.#isRunning = true
    for (const media of this.#media) this.#update(media)
  }

  stop(): void {
    this.#isRunning = false
    for (const media of this.#media) this.#update(media)
  }

  /** Lets all of them wait while the world does. */
  setPaused(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return
    this.#isPaused = isPaused
    for (const media of this.#media) this.#update(media)
  }

  /** What a program says to one of them; one that is at its end begins again. */
  setPlaying(media: HTMLMediaElement, isPlaying: boolean): void {
    if (isPlaying) this.#waiting.delete(media)
    else this.#waiting.add(media)
    this.#update(media)
  }

  #update(media: HTMLMediaElement) {
    if (this.#isRunning && !this.#isPaused && !this.#waiting.has(media)) void play(media)
    else media.pause()
  }
}

/** A browser that lets nothing sound before the person has touched the page plays a film without its sound. */
async function play(media: HTMLMediaElement): Promise<void> {
  try {
    await media.play()
  } catch {
    media.muted = true
    await media.play().catch(() => undefined)
  }
}
