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
  /** How fast time goes for the world: 0 to 1. */
  #pace = 1
  #owed = 0
  #isPosted = false

  constructor(work: () => void) {
    this.#work = work
    this.#channel.port1.onmessage = () => {
      this.#isPosted = false
      if (this.#owed < step || this.#pace === 0) return
      this.#owed -= step
      this.#work()
      this.#post()
    }
  }

  /** Milliseconds that have passed since the last call. */
  advance(milliseconds: number): void {
    this.#owed = Math.min(this.#owed + milliseconds * this.#pace, step * mostBehind)
    this.#post()
  }

  /** 1 = as time goes, 0 = not at all; what is owed from before is dropped. */
  setPace(pace: number): void {
    this.#pace = pace
    this.#owed = 0
  }

  /** One step, whatever the pace. */
  once(): void {
    this.#work()
  }

  stop(): void {
    this.#channel.port1.close()
  }

  #post() {
    if (this.#isPosted || this.#owed < step || this.#pace === 0) return
    this.#isPosted = true
    this.#channel.port2.postMessage(null)
  }
}
