import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import type { WriterWord } from './tab-channel.ts'
import { TabExchange, type TabExchangeOptions } from './tab-exchange.ts'
import type { TabLock } from './tab-lock.ts'
import { whenWoken } from './when-woken.ts'

interface TabRoleOptions {
  readonly lock: TabLock
  readonly exchange: Omit<TabExchangeOptions, 'word'>
  /** It is this tab's turn to write, and to talk to the server. Called once. */
  readonly onTurn: () => void
  /** What this tab knows of disk and server, once it is the one that writes. */
  readonly word: () => Omit<WriterWord, 'taken'>
}

/** What this tab is among those of the browser that have the project open: the one that writes, or one that hands its edits to it. */
export class TabRole {
  isWriter = false
  private readonly options: TabRoleOptions
  private readonly tabs: TabExchange
  private readonly stopWaking: () => void
  private isClosed = false

  constructor(options: TabRoleOptions) {
    this.options = options
    const { exchange } = options
    this.tabs = new TabExchange({
      ...exchange,
      // What was taken before it is this tab's turn is told again then (`takeTurn`).
      whenStored: (seq, then) => {
        if (this.isWriter) exchange.whenStored(seq, then)
      },
      onWriter: (word, taken) => {
        if (!this.isWriter) exchange.onWriter(word, taken)
      },
      word: () => (this.isWriter ? options.word() : undefined),
    })
    this.stopWaking = whenWoken(() => this.tabs.hello())
  }

  /** Name of the change that another tab's update carries, while it is applied. */
  get incomingLabel(): Omit<LabelMessage, 'kind'> | undefined {
    return this.tabs.incomingLabel
  }

  /** Joins the other tabs, and becomes the writer when it is this tab's turn. */
  begin(): void {
    this.tabs.hello()
    void this.options.lock.granted.then(() => {
      if (!this.isClosed) this.takeTurn()
    })
  }

  /** Asks the other tabs for what this one lacks, and offers what they lack. */
  offer(): void {
    this.tabs.hello()
  }

  tell(entry: JournalEntry, label: Omit<LabelMessage, 'kind'> | undefined): void {
    this.tabs.tell(entry, label)
  }

  /** Tells the other tabs that the project lives on the server now. */
  tellMoved(place: ServerPlace): void {
    this.tabs.tellMoved(place)
  }

  /** Tells the other tabs whether this one is about to end the epoch. */
  tellEnding(isEnding: boolean): void {
    this.tabs.tellEnding(isEnding)
  }

  /** Tells the other tabs how far disk and server are, if it is this one that knows. */
  tellWord(): void {
    if (this.isWriter) this.tabs.tellWriter(this.options.word())
  }

  /** Leaves the other tabs; settles when the next may write. */
  close(): Promise<void> {
    this.isClosed = true
    this.stopWaking()
    this.tabs.close()
    return this.options.lock.release()
  }

  private takeTurn(): void {
    this.isWriter = true
    this.options.onTurn()
    // What others had sent to the writer before may not have been stored by it: they say it again.
    this.tabs.hello()
    this.tellWord()
  }
}
