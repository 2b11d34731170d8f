import type { Doc } from 'yjs'
import type { LabelMessage } from '../../../protocol/sync/client-message.ts'
import type { PresenceBlocks, PresenceCaret } from '../../../protocol/sync/presence.ts'
import { createValue } from '../observable-value.ts'
import type { Peer } from './project-session.ts'
import { connectServerSync, type ServerState, type ServerSync } from './server-sync.ts'

/** A room on the server. */
export interface ServerRoom {
  readonly url: string
  readonly projectId: string
}

interface SessionRoomOptions {
  readonly document: Doc
  /** `null`: the project lives in this browser only, until `join`. */
  readonly room: ServerRoom | null
  readonly canWrite: boolean
  /** Called with each state of the connection, the first one included. */
  readonly onState: (state: ServerState) => void
  /** The server goes on with another epoch of the project in that room. */
  readonly onOldEpoch: (room: ServerRoom) => void
  /** The server lets a person edit whose session was opened to look. */
  readonly onMayWrite: () => void
}

/** A project's place on the server, joined by the tab that writes. */
export class SessionRoom {
  readonly peers = createValue<readonly Peer[]>([])
  private readonly options: SessionRoomOptions
  private readonly fill = Promise.withResolvers<void>()
  private room: ServerRoom | null
  private sync: ServerSync | undefined
  private isOurTurn = false

  constructor(options: SessionRoomOptions) {
    this.options = options
    this.room = options.room
  }

  /** Settles when the document first holds all that the server has. */
  get filled(): Promise<void> {
    return this.fill.promise
  }

  /** What the server says, when it is this tab that talks to it. */
  get state(): ServerState | undefined {
    return this.sync?.state.get()
  }

  /** This tab talks to the server from now on. */
  takeTurn(): void {
    this.isOurTurn = true
    this.connect()
  }

  /** The project lives in this room from now on; one that is in a room already stays there. */
  join(room: ServerRoom): void {
    this.room ??= room
    if (this.isOurTurn) this.connect()
  }

  /** Call before the update of a command goes out: the server's history gets its name. */
  label(message: Omit<LabelMessage, 'kind'>): void {
    this.sync?.label(message)
  }

  /** Lets the others in the room see what the person has in hand. */
  tellBlocks(blocks: PresenceBlocks | null): void {
    this.sync?.tellBlocks(blocks)
  }

  /** Lets the others in the room see where the person's caret is. */
  tellCaret(caret: PresenceCaret | null): void {
    this.sync?.tellCaret(caret)
  }

  close(): void {
    this.sync?.close()
  }

  private connect(): void {
    if (!this.room || this.sync) return
    const { room } = this
    const { document, canWrite, onState, onOldEpoch, onMayWrite } = this.options
    const sync = connectServerSync({
      ...room,
      document,
      canWrite,
      onOldEpoch: () => onOldEpoch(room),
      onMayWrite,
    })
    this.sync = sync
    void sync.filled.then(() => this.fill.resolve())
    sync.peers.subscribe(() => this.peers.set(sync.peers.get()))
    sync.state.subscribe(() => onState(sync.state.get()))
    onState(sync.state.get())
  }
}
