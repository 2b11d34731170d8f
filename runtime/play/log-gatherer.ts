import type { FileId } from '../../model/ids.ts'
import { type FromFrame, type LogLine, longestLog, mostLogLines } from '../../protocol/frame/from-frame.ts'

/** Collects what scripts log until it is sent, so that a program that talks without end costs the app one message a frame. */
export class LogGatherer {
  #lines: LogLine[] = []
  #leftOut = 0

  /** Keeps the line, cut to the longest that may be sent; of too many the older ones are only counted. */
  add(fileId: FileId | null, text: string): void {
    this.#lines.push({ fileId, text: text.slice(0, longestLog) })
    // Rarely, because each cut moves all that stay.
    if (this.#lines.length >= 2 * mostLogLines) this.#cut()
  }

  /** What there is to send since the last time; `null` when nothing was logged. */
  take(): Extract<FromFrame, { type: 'run.log' }> | null {
    if (this.#lines.length === 0) return null
    this.#cut()
    const message = { type: 'run.log' as const, lines: this.#lines, leftOut: this.#leftOut }
    this.#lines = []
    this.#leftOut = 0
    return message
  }

  #cut() {
    const tooMany = Math.max(0, this.#lines.length - mostLogLines)
    this.#lines.splice(0, tooMany)
    this.#leftOut += tooMany
  }
}
