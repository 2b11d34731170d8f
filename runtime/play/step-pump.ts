const step = 1000 / 60
/** Steps that one frame catches up on, however long they take. */
const alwaysBehind = 5
/** Steps that one frame catches up on when they are cheap: a quarter of a second, as slow as pictures come without a graphics card. */
const mostBehind = 15
/** Milliseconds that the steps of one frame may take before more than `alwaysBehind` are too many: else they would hold up the next picture, which would owe yet more. */
const mostWork = 50

/**
 * Calls `work` once for every 1/60 s that has passed, each time in a task of its own: all promise jobs of one step are done before
 * the next begins, as the simulation asks for. A machine that only draws slowly shows the world at its true speed; one whose steps are
 * slow too slows the world down, because what is missing beyond what a frame may catch up on is dropped.
 */
export class StepPump {
  readonly #work: () => void
  readonly #now: () => number
  readonly #channel = new MessageChannel()
  /** How fast time goes for the world: 0 to 1. */
  #pace = 1
  #owed = 0
  #isPosted = false
  #stepsOfFrame = 0
  /** When the first of them began: what was drawn before does not count, the promise jobs of each do. */
  #stepsSince = 0

  /** `now` in milliseconds. */
  constructor(work: () => void, now = () => performance.now()) {
    this.#work = work
    this.#now = now
    this.#channel.port1.onmessage = () => {
      this.#isPosted = false
      if (this.#owed < step || this.#pace === 0) return
      if (this.#stepsOfFrame === 0) this.#stepsSince = this.#now()
      if (this.#stepsOfFrame >= alwaysBehind && this.#now() - this.#stepsSince > mostWork) {
        this.#owed = 0
        return
      }
      this.#stepsOfFrame += 1
      this.#owed -= step
      this.#work()
      this.#post()
    }
  }

  /** Milliseconds that have passed since the last call. */
  advance(milliseconds: number): void {
    this.#owed = Math.min(this.#owed + milliseconds * this.#pace, step * mostBehind)
    this.#stepsOfFrame = 0
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
