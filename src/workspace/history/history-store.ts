import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { HistoryReader } from '../../../commands/history/history-reader.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import type { Moment } from '../../../commands/history/moment.ts'
import { momentDifference } from '../../../commands/history/moment-difference.ts'
import type { ProjectRestoration, RestoredAbout } from '../../../commands/project/restore-project.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { type Cell, createCell } from '../state/cell.ts'

/** What of a history cannot be read. Where it is only what was before this opening, the lines begin with it. */
type Unread = 'nothing' | 'earlier' | 'everything'

/** The history of the open project; nothing is read before somebody looks. */
export interface HistoryStore {
  /** `null` while it is being read, and when nothing can be. Oldest first. */
  readonly lines: Cell<readonly HistoryLine[] | null>
  readonly unread: Cell<Unread>
  /** Begins to read, once, and follows what happens from then on. */
  open(): void
  momentAt(moment: number): Moment | undefined
  /** What brings that moment back; `undefined` when it is not remembered. */
  restoration(moment: number, about: RestoredAbout): ProjectRestoration | undefined
}

/** Entries that are read before the page may draw again. */
const batch = 500

/** A history of what the session's journal holds. */
export function createHistoryStore(session: ProjectSession): HistoryStore {
  const lines = createCell<readonly HistoryLine[] | null>(null)
  const unread = createCell<Unread>('nothing')
  let reader = new HistoryReader()
  let last = 0
  let isOpen = false
  let stop = (): void => undefined

  /** Returns the number of the last entry. */
  const readSources = async (sources: readonly HistorySource[]): Promise<number> => {
    reader = new HistoryReader()
    let last = 0
    for (const { base, entries } of sources) {
      reader.begin(base)
      for (const [index, entry] of entries.entries()) {
        if (index % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve))
        reader.add(entry)
      }
      last = entries.at(-1)?.seq ?? 0
    }
    return last
  }
  /** Says and notes what would be a wait without end, or an error of whoever made the change. */
  const lack = (what: Unread, error: unknown): void => {
    session.note('error', { code: 'history.unreadable', message: String(error) })
    unread.set(what)
  }
  const giveUp = (error: unknown): void => {
    stop()
    lines.set(null)
    lack('everything', error)
  }
  const follow = (): void => {
    try {
      for (const entry of session.entriesAfter(last)) {
        reader.add(entry)
        last = entry.seq
      }
    } catch (error) {
      giveUp(error)
      return
    }
    lines.set(reader.lines)
  }
  const readJournal = async (): Promise<void> => {
    try {
      last = await readSources(await session.journal())
    } catch (error) {
      lack('earlier', error)
      last = await readSources([session.opening()])
    }
  }
  const read = async (): Promise<void> => {
    try {
      await readJournal()
    } catch (error) {
      giveUp(error)
      return
    }
    stop = session.bus.subscribe(follow)
    follow()
  }
  return {
    lines,
    unread,
    open() {
      if (isOpen) return
      isOpen = true
      void read()
    },
    momentAt: (moment) => reader.momentAt(moment),
    restoration(moment, about) {
      const past = reader.momentAt(moment)
      return past && reader.now && momentDifference(past, reader.now, about)
    },
  }
}
