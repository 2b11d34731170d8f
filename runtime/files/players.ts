/** The sounds and films of the world that stand in it now. They play while it runs. */
export class Players {
  readonly #media = new Set<HTMLMediaElement>()
  #isRunning = false

  add(media: HTMLMediaElement): void {
    this.#media.add(media)
    if (this.#isRunning) void play(media)
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
    for (const media of this.#media) void play(media)
  }

  stop(): void {
    this.#isRunning = false
    for (const media of this.#media) media.pause()
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
