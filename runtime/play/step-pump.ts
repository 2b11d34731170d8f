const step = 1000 / 60
/** Steps that one frame may catch up on; what is missing beyond that is dropped, so that a slow machine slows the world down. */
const mostBehind = 5

/**
 * Calls `work` once for every 1/60 s that has passed, each time in a task of its own: all promise jobs of one step are done before
 * the next begins, as the simulation asks for.
 */
export class StepPump {
  readonly #work: () => void
  readonly #channel = new MessageChannel()
  #owed = 0
  #isPosted = false

  constructor(work: () => void) {
    this.#work = work
    this.#channel.port1.onmessage = () => {
      this.#isPosted = false
      if (this.#owed < step) return
      this.#owed -= step
      this.#work()
      this.#post()
    }
  }

  /** Milliseconds that have passed since the last call. */
  advance(milliseconds: number): void {
    this.#owed = Math.min(this.#owed + milliseconds, step * mostBehind)
    this.#post()
  }

  stop(): void {
    this.#channel.port1.close()
  }

  #post() {
    if (this.#isPosted || this.#owed < step) return
    this.#isPosted = true
    this.#channel.port2.postMessage(null)
  }
}
