import type { SessionBus } from '../../../commands/core/session-bus.ts'
import type { LocalStore } from './local-store.ts'
import type { PeerNames } from './peer-names.ts'
import type { SaveTracker } from './save-tracker.ts'
import type { StoredState } from './stored-state.ts'

interface SessionStatesOptions {
  readonly tab: string
  readonly store: LocalStore
  /** As they were found at opening, by tab. */
  readonly found: ReadonlyMap<string, StoredState>
  readonly bus: SessionBus
  readonly tracker: SaveTracker
  readonly met: PeerNames
}

/** What survives of a session beside the document. */
export class SessionStates {
  private readonly options: SessionStatesOptions

  constructor(options: SessionStatesOptions) {
    this.options = options
  }

  /** What this tab has to go on with after a reload. */
  get own(): StoredState {
    const { bus, tracker, met } = this.options
    return { undo: bus.saveUndo(), waiting: tracker.waiting, names: met.rows }
  }

  /** Keeps it where another tab writes the edits; a disk that refuses it costs only the undo of a reload. */
  async save(): Promise<void> {
    const { store, tab } = this.options
    await store.saveState(tab, this.own).catch(() => {})
  }

  /** What every tab has to go on with: what the others have stored since this one opened, too. */
  async all(): Promise<ReadonlyMap<string, StoredState>> {
    const { tab, store, found } = this.options
    const states = await store.readStates().catch(() => found) // a disk that cannot be read has no later ones
    return new Map([[tab, this.own], ...[...states].filter(([name]) => name !== tab)])
  }
}
