import type { HistoryLine } from '../../../commands/history/history-line.ts'
import type { HistoryReader } from '../../../commands/history/history-reader.ts'
import type { HistorySource } from '../../../commands/history/history-source.ts'
import type { Moment } from '../../../commands/history/moment.ts'
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
  /** Begins to read, once, and follows what happens from then on; again when what it needs did not come over the network. */
  open(): void
  momentAt(moment: number): Moment | undefined
  /** What brings that moment back; `undefined` when it is not remembered. */
  restoration(moment: number, about: RestoredAbout): ProjectRestoration | undefined
}

type ReadingCode = typeof import('./reading-code.ts')

/** Entries that are read before the page may draw again. */
const batch = 500

/** A history of what the session's journal holds. */
export function createHistoryStore(session: ProjectSession): HistoryStore {
  const lines = createCell<readonly HistoryLine[] | null>(null)
  const unread = createCell<Unread>('nothing')
  let code: ReadingCode | undefined
  let reader: HistoryReader | undefined
  let last = 0
  let isOpen = false
  let stop = (): void => undefined

  /** Returns the number of the last entry. */
  const readSources = async (
    { HistoryReader }: ReadingCode,
    sources: readonly HistorySource[],
  ): Promise<number> => {
    const reading = new HistoryReader()
    reader = reading
    let last = 0
    for (const { base, entries } of sources) {
      reading.begin(base)
      for (const [index, entry] of entries.entries()) {
        if (index % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve))
        reading.add(entry)
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
    if (!reader) return
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
  const readJournal = async (loaded: ReadingCode): Promise<void> => {
    try {
      last = await readSources(loaded, await session.journal())
    } catch (error) {
      lack('earlier', error)
      last = await readSources(loaded, [session.opening()])
    }
  }
  const read = async (): Promise<void> => {
    try {
      // With the first look: most who open a project do not read its history.
      code = await import('./reading-code.ts')
      await readJournal(code)
    } catch (error) {
      // What did not come over the network may come the next time.
      isOpen = code !== undefined
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
      unread.set('nothing')
      void read()
    },
    momentAt: (moment) => reader?.momentAt(moment),
    restoration(moment, about) {
      const past = reader?.momentAt(moment)
      return past && reader?.now && code?.momentDifference(past, reader.now, about)
    },
  }
}
