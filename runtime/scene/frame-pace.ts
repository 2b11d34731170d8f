/** Share of a new frame in the running average. */
const weight = 0.15
/** Milliseconds a frame. */
const smooth = 22
const slow = 45
const verySlow = 80
/** Frames before the pace is trusted. */
const settling = 8

/** How fast the frames come, and what a machine that is not fast enough for all of it should leave out. */
export class FramePace {
  #average = 16
  #frames = 0

  /** Milliseconds between two frames that followed each other directly. */
  add(milliseconds: number): void {
    this.#frames += 1
    this.#average += (Math.min(milliseconds, 500) - this.#average) * weight
  }

  /** Milliseconds between two drawings of the shadows. */
  get shadowInterval(): number {
    if (this.#average <= smooth) return 0
    return this.#average <= slow ? this.#average * 4 : this.#average * 10
  }

  /** What a pixel of the screen is drawn with at least, as a share of `full`, while everything moves. */
  sharpness(full: number): number {
    if (this.#frames < settling || this.#average <= slow) return full
    return this.#average <= verySlow ? Math.min(full, 0.8) : Math.min(full, 0.6)
  }
}
