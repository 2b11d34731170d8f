/** Share of a new frame in the running average. */
const weight = 0.15
/** Milliseconds a frame. */
const smooth = 22
const easy = 35
const slow = 45
const verySlow = 80
/** Frames before the pace is trusted. */
const settling = 8
/** What a pixel of the screen is drawn with at most, from the finest on. */
const finest = [Number.POSITIVE_INFINITY, 0.8, 0.6] as const
/** Frames that come easily before the picture is made finer again, at first and at most: each time that was too fine, it takes twice as many. */
const [fewest, most] = [120, 3840]

/** How fast the frames come, and what a machine that is not fast enough for all of it should leave out. */
export class FramePace {
  #average = 16
  #frames = 0
  #step = 0
  #easyFrames = 0
  #patience: number = fewest
  #wasMadeFiner = false

  /** Milliseconds between two frames that followed each other directly. */
  add(milliseconds: number): void {
    this.#frames += 1
    this.#average += (Math.min(milliseconds, 500) - this.#average) * weight
    if (this.#frames < settling) return
    this.#easyFrames = this.#average <= easy ? this.#easyFrames + 1 : 0
    const needed = this.#average <= slow ? 0 : this.#average <= verySlow ? 1 : 2
    if (needed > this.#step) this.#makeCoarser(needed)
    else if (this.#step > 0 && this.#easyFrames >= this.#patience) this.#makeFiner()
  }

  /** Milliseconds between two drawings of the shadows. */
  get shadowInterval(): number {
    if (this.#average <= smooth) return 0
    return this.#average <= slow ? this.#average * 4 : this.#average * 10
  }

  /** What a pixel of the screen is drawn with, as a share of `full`, while everything moves. */
  sharpness(full: number): number {
    return Math.min(full, finest[this.#step] ?? full)
  }

  #makeCoarser(step: number) {
    this.#step = step
    if (this.#wasMadeFiner) this.#patience = Math.min(most, this.#patience * 2)
    this.#wasMadeFiner = false
  }

  #makeFiner() {
    this.#step -= 1
    this.#easyFrames = 0
    this.#wasMadeFiner = true
  }
}
