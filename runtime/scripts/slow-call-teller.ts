import type { FileId } from '../../model/ids.ts'
import type { SlowCall } from '../../protocol/frame/slow-call.ts'

/** Calls that are told one by one before the page comes to rest; of more than that only the tab is known. */
const mostTold = 4

/** Tells of calls that may never come back before they begin, so that it is known of which one a page hangs. */
export interface SlowCallTeller {
  before(fileId: FileId, line: number, name: string): void
  /** The page has come to rest: none of the calls hangs. */
  rest(): void
}

/** `tell` is heard outside although the page may hang from then on; `null`: no such call is under way any longer. */
export function createSlowCallTeller(tell: (call: SlowCall | null) => void): SlowCallTeller {
  let told: SlowCall | null = null
  let times = 0
  return {
    before(fileId, line, name) {
      const isFull = times >= mostTold
      const place = isFull ? null : line
      if (told?.fileId === fileId && told.line === place && (isFull || told.name === name)) return
      times += 1
      told = { fileId, line: place, name }
      tell(told)
    },
    rest() {
      if (!told) return
      told = null
      times = 0
      tell(null)
    },
  }
}
