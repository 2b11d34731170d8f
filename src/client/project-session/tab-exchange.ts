import * as Y from 'yjs'
import type { SessionBus } from '../../../commands/core/create-command-bus.ts'
import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { ServerPlace } from '../local-projects/project-database.ts'
import type { ServerState } from './server-sync.ts'
import { openTabChannel, type TabMessage } from './tab-channel.ts'

interface TabExchangeOptions {
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
  /** Another tab has brought the project to the server. */
  readonly onMoved: (place: ServerPlace) => void
  /** The writer's word on the server. */
  readonly onServer: (state: ServerState, waiting: number) => void
}

/** Keeps the tabs of one browser equal. */
export class TabExchange {
  private readonly options: TabExchangeOptions
  private readonly channel
  private server: { readonly state: ServerState; readonly waiting: number } | null = null
  /** Name of the change that another tab's update carries, while it is applied. */
  incomingLabel: Omit<LabelMessage, 'kind'> | undefined

  constructor(options: TabExchangeOptions) {
    this.options = options
    this.channel = openTabChannel(options.projectId, (message) => this.receive(message))
  }

  /** Asks the other tabs for what this one lacks. */
  hello(): void {
    this.channel.send({ type: 'hello', stateVector: Y.encodeStateVector(this.options.document) })
  }

  /** Tells the other tabs of an entry of this tab's journal. What came from one of them is not told again. */
  tell({ event, bytes, seq }: JournalEntry, label: Omit<LabelMessage, 'kind'> | undefined): void {
    if (!bytes || isFromTab(event)) return
    const isOwn = event.kind !== 'remote'
    this.channel.send({
      type: 'update',
      update: bytes,
      from: this.options.tab,
      ...(isOwn && { entry: seq }),
      ...(label && { label }),
    })
  }

  /** Tells the other tabs that the project lives on the server now. */
  tellMoved(place: ServerPlace): void {
    this.channel.send({ type: 'moved', place })
  }

  /** Tells the other tabs what the server says, now and when they open. */
  tellServer(state: ServerState, waiting: number): void {
    this.server = { state, waiting }
    this.channel.send({ type: 'server', state, waiting })
  }

  close(): void {
    this.channel.close()
  }

  private receive(message: TabMessage): void {
    const { document, tab, onStored, onServer, onMoved } = this.options
    if (message.type === 'hello') {
      this.channel.send({
        type: 'update',
        update: Y.encodeStateAsUpdate(document, message.stateVector),
        from: tab,
      })
      if (this.server) this.channel.send({ type: 'server', ...this.server })
    } else if (message.type === 'update') this.apply(message)
    else if (message.type === 'moved') onMoved(message.place)
    else if (message.type === 'server') onServer(message.state, message.waiting)
    else if (message.from === tab) onStored(message.entry)
  }

  private apply({ update, from, entry, label }: Extract<TabMessage, { type: 'update' }>): void {
    const { bus, lastSeq, whenStored } = this.options
    this.incomingLabel = label
    bus().applyRemote(update, `tab:${from}`)
    this.incomingLabel = undefined
    if (entry !== undefined) whenStored(lastSeq(), () => this.channel.send({ type: 'stored', from, entry }))
  }
}

/** Whether an entry is a change that another tab of this browser made. */
export function isFromTab(event: JournalEntry['event']): boolean {
  return event.kind === 'remote' && event.from.startsWith('tab:')
}
