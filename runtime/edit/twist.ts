/** Radians that two fingers may turn while they pinch before they mean it. */
const tremble = 0.14

/** What two fingers turn the view by. */
export class Twist {
  #turned = 0
  #isMeant = false

  /** Two fingers were put down. */
  begin(): void {
    this.#turned = 0
    this.#isMeant = false
  }

  /** How far the view turns when the line between the fingers turned so far: radians; 0 until they mean it. */
  by(turn: number): number {
    // The short way round, where the direction jumps from one half turn to the other.
    const short = Math.atan2(Math.sin(turn), Math.cos(turn))
    this.#turned += short
    if (this.#isMeant) return short
    this.#isMeant = Math.abs(this.#turned) > tremble
    return 0
  }
}
