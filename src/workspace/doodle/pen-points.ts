import { limits } from '../../../model/document/limits.ts'

/** Pixels of the sheet between two points that are kept. */
const nearest = 1.5
/** Pressure of what cannot be pressed, such as a mouse. */
const evenPressure = 0.5

/** Gathers what a pen does, thinned out so that a thousand lines stay light: x, y and pressure (0 to 1) of each point. */
export class PenPoints {
  private readonly kept: number[] = []

  /** Pixels of the sheet. A full line takes no more. */
  add(x: number, y: number, pressure: number | null): void {
    const last = this.kept.length - 3
    const [lastX = Number.NaN, lastY = Number.NaN] = this.kept.slice(last, last + 2)
    if (Math.hypot(x - lastX, y - lastY) < nearest || this.kept.length + 3 > limits.strokeNumbers) return
    this.kept.push(tenth(x), tenth(y), Math.round((pressure ?? evenPressure) * 100) / 100)
  }

  /** A copy: what is drawn later does not change it. */
  get points(): number[] {
    return [...this.kept]
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0
