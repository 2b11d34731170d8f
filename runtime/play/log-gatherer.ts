import type { FileId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import { type LogLine, type LogRow, longestLog, mostLogLines } from '../../protocol/frame/log-line.ts'

/** Lines of one message whose values can be looked into: a flood is not read. */
const mostOpened = 20

/** Collects what scripts log until it is sent, so that a program that talks without end costs the app one message a frame. */
export class LogGatherer {
  #lines: LogLine[] = []
  #leftOut = 0

  /** Keeps the line, cut to the longest that may be sent; of too many the older ones are only counted. */
  add(fileId: FileId | null, text: string, rows: readonly LogRow[] = []): void {
    const inside = rows.length > 0 ? { rows: [...rows] } : {}
    this.#lines.push({ fileId, text: text.slice(0, longestLog), ...inside })
    // Rarely, because each cut moves all that stay.
    if (this.#lines.length >= 2 * mostLogLines) this.#cut()
  }

  /** What there is to send since the last time; `null` when nothing was logged. */
  take(): Extract<FromFrame, { type: 'run.log' }> | null {
    if (this.#lines.length === 0) return null
    this.#cut()
    const lines = this.#lines.map((line, at) =>
      line.rows && at < this.#lines.length - mostOpened ? { fileId: line.fileId, text: line.text } : line,
    )
    const message = { type: 'run.log' as const, lines, leftOut: this.#leftOut }
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
