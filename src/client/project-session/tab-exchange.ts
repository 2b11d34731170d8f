import * as Y from 'yjs'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import { type OwnEntry, openTabChannel, type TabMessage, type WriterWord } from './tab-channel.ts'

export interface TabExchangeOptions {
  readonly projectId: string
  readonly tab: string
  readonly document: Y.Doc
  readonly bus: () => SessionBus
  /** The last entry of this tab's journal. */
  readonly lastSeq: () => number
  /** Calls back once this tab, as the writer, has entry `seq` on disk; never when it is not the writer. */
  readonly whenStored: (seq: number, then: () => void) => void
  /** The writer has stored this tab's entries up to `seq`. */
  readonly onStored: (seq: number) => void
  /** Whether this tab has more than what the project begins as. */
  readonly isEdited: () => boolean
  /** Another tab has. */
  readonly onEdited: () => void
  /** Another tab has brought the project to the server. */
  readonly onMoved: (place: ServerPlace) => void
  /** The writer's word, and the last of this tab's entries that it speaks of. */
  readonly onWriter: (word: Omit<WriterWord, 'taken'>, taken: number) => void
  /** The writer says whether it is about to end the epoch. */
  readonly onEnding: (isEnding: boolean) => void
  /** What this tab knows of disk and server now; nothing when it is not the one that writes. */
  readonly word: () => Omit<WriterWord, 'taken'> | undefined
}

/** Keeps the tabs of one browser equal. */
export class TabExchange {
  private readonly options: TabExchangeOptions
  private readonly channel
  private isEnding = false
  /** The last entry of this tab that the others were told of. */
  private told = 0
  private readonly taken = new Map<string, number>()
  /** Name of the change that another tab's update carries, while it is applied. */
  incomingLabel: Omit<LabelMessage, 'kind'> | undefined

  constructor(options: TabExchangeOptions) {
    this.options = options
    this.channel = openTabChannel(options.projectId, (message) => this.receive(message))
  }

  /** Asks the other tabs for what this one lacks, and offers what they lack. */
  hello(): void {
    const { document, tab } = this.options
    this.channel.send({ type: 'hello', from: tab, stateVector: Y.encodeStateVector(document) })
  }

  /** Tells the other tabs of an entry of this tab's journal. What came from one of them is not told again. */
  tell({ event, bytes, seq }: JournalEntry, label: Omit<LabelMessage, 'kind'> | undefined): void {
    if (!bytes || isFromTab(event)) return
    const isOwn = event.kind !== 'remote'
    this.channel.send({
      type: 'update',
      update: bytes,
      from: this.options.tab,
      ...(isOwn && { own: this.own(seq, this.told) }),
      ...(label && { label }),
      isEdited: isOwn || this.options.isEdited(),
    })
    if (isOwn) this.told = seq
  }

  /** Tells the other tabs that the project lives on the server now. */
  tellMoved(place: ServerPlace): void {
    this.channel.send({ type: 'moved', place })
  }

  /** Tells the other tabs what the writer knows of disk and server. */
  tellWriter(word: Omit<WriterWord, 'taken'>): void {
    this.channel.send({ type: 'writer', word: { ...word, taken: Object.fromEntries(this.taken) } })
  }

  /** Tells the other tabs whether this one is about to end the epoch, now and when they open. */
  tellEnding(isEnding: boolean): void {
    this.isEnding = isEnding
    this.channel.send({ type: 'ending', isEnding })
  }

  close(): void {
    this.channel.close()
  }

  private receive(message: TabMessage): void {
    const { document, tab, onStored, onWriter, onMoved, onEnding } = this.options
    if (message.type === 'hello') {
      this.offer(message.stateVector)
      this.channel.send({ type: 'lack', to: message.from, stateVector: Y.encodeStateVector(document) })
      const word = this.options.word()
      if (word) this.tellWriter(word)
      if (this.isEnding) this.tellEnding(true)
    } else if (message.type === 'lack') {
      if (message.to === tab) this.offer(message.stateVector)
    } else if (message.type === 'update') this.apply(message)
    else if (message.type === 'moved') onMoved(message.place)
    else if (message.type === 'ending') onEnding(message.isEnding)
    else if (message.type === 'writer') onWriter(message.word, message.word.taken[tab] ?? 0)
    else if (message.from === tab) onStored(message.entry)
  }

  /** Everything that a tab with this state vector lacks: with it, it has all of this tab's entries. */
  private offer(stateVector: Uint8Array): void {
    const { document, tab, lastSeq } = this.options
    this.channel.send({
      type: 'update',
      update: Y.encodeStateAsUpdate(document, stateVector),
      from: tab,
      own: this.own(lastSeq(), 0),
      isEdited: this.options.isEdited(),
    })
  }

  private own(seq: number, after: number): OwnEntry {
    const { store, clientID: client } = this.options.document
    return { seq, after, client, clock: Y.getState(store, client) }
  }

  private apply({ update, from, own, label, isEdited }: Extract<TabMessage, { type: 'update' }>): void {
    const { bus, document, lastSeq, whenStored, onEdited } = this.options
    // First, so that it is stored with what it stands on.
    if (isEdited !== false) onEdited()
    this.incomingLabel = label
    bus().applyRemote(update, `tab:${from}`)
    this.incomingLabel = undefined
    if (!own) return
    const taken = this.taken.get(from) ?? 0
    // A message before this one was lost (a tab that was frozen): what it brings waits for that, so it is asked for.
    if (own.after > taken || Y.getState(document.store, own.client) < own.clock) {
      this.hello()
      return
    }
    this.taken.set(from, Math.max(own.seq, taken))
    whenStored(lastSeq(), () => this.channel.send({ type: 'stored', from, entry: own.seq }))
  }
}

/** Whether an entry is a change that another tab of this browser made. */
export function isFromTab(event: JournalEntry['event']): boolean {
  return event.kind === 'remote' && event.from.startsWith('tab:')
}
