import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SaveStatus } from '../../../src/client/project-session/project-session.ts'
import { SaveTracker } from '../../../src/client/project-session/save-tracker.ts'
import type { ServerState } from '../../../src/client/project-session/server-sync.ts'

/**
 * A tab and the one that writes for it, seen by somebody who knows where each edit really is. Acknowledgements and the writer's words
 * travel slowly: they arrive later, in order, while more edits are made.
 */
class World {
  /** This tab's edits that are on this device, and on the server; both in order. */
  private edits = 0
  private onDisk: number
  private onServer = 0
  /** How far the writer has got this tab's edits; more than `edits` it cannot be. */
  private atWriter = 0
  private server: ServerState | null = null
  private failure: string | null = null
  private isWriter: boolean
  private readonly mail: (() => void)[] = []
  readonly tracker: SaveTracker

  /** `isAhead`: it came out of a file, and is to be kept before anything is edited. */
  constructor(isWriter: boolean, isAhead = false) {
    this.isWriter = isWriter
    this.onDisk = isAhead ? -1 : 0
    this.tracker = new SaveTracker({
      unacknowledged: 0,
      isStored: isAhead,
      isAhead: isAhead || !isWriter,
      isViewer: false,
    })
    if (isWriter) this.tracker.becomeWriter({ hasDisk: false, isFirst: true, lastSeq: 0 })
    this.tracker.refresh()
    this.check()
    this.tracker.status.subscribe(() => this.check())
  }

  readonly steps: Readonly<Record<string, () => void>> = {
    edit: () => {
      this.edits++
      if (this.isWriter) this.atWriter = this.edits
      this.tracker.addWaiting()
      this.tracker.edited(this.edits)
      // The writer's own connection knows at once that there is something to send.
      if (this.isWriter && this.server === 'saved') this.say('sending')
    },
    reachWriter: () => {
      this.atWriter = Math.min(this.edits, this.atWriter + 1)
      if (!this.isWriter && this.server === 'saved' && this.atWriter > this.onServer) this.say('sending')
    },
    store: () => {
      if (this.failure) return
      this.onDisk = Math.max(this.onDisk, this.atWriter)
      const stored = this.onDisk
      this.send(() => this.tracker.storedUpTo(stored))
      if (!this.isWriter) this.tellWord()
    },
    refuse: () => this.fail('QuotaExceededError'),
    accept: () => this.fail(null),
    connect: () => this.say('sending'),
    acknowledge: () => {
      if (this.server !== 'sending') return
      this.onServer = this.atWriter
      this.say('saved')
    },
    disconnect: () => this.say('offline'),
    logOut: () => this.say('login-needed'),
    arrive: () => this.mail.shift()?.(),
    takeOver: () => this.takeOver(),
    // What is on the disk has to be read first; what this tab says meanwhile must be so all the same.
    takeOverStored: () => this.takeOver(true),
    catchUp: () => {
      if (this.isWriter) this.tracker.caughtUp()
    },
    takeOverLost: () => {
      if (!this.isWriter) this.onDisk = -1
      this.takeOver()
    },
  }

  /** The tab that wrote is gone; with what it had stored, where the disk has lost that. */
  private takeOver(hasDisk = false): void {
    if (this.isWriter) return
    this.isWriter = true
    this.atWriter = this.edits
    this.mail.length = 0
    this.failure = null
    this.tracker.becomeWriter({ hasDisk, isFirst: false, lastSeq: this.edits })
    this.say('offline')
  }

  /** What the header says now must be so. */
  check(): void {
    const status = this.tracker.status.get()
    const isOnDisk = this.onDisk >= this.edits
    const isOnServer = this.onServer >= this.edits
    const claims: Partial<Record<SaveStatus['kind'], boolean>> = {
      saved: isOnServer,
      'saved-on-device': isOnDisk,
      offline: isOnDisk,
      'login-needed': isOnDisk,
      untouched: this.edits === 0,
    }
    expect(claims[status.kind] ?? true, JSON.stringify(status)).toBe(true)
    if (status.kind === 'offline' && !isOnServer) expect(status.waiting).toBeGreaterThan(0)
  }

  /** When all is stored, acknowledged and told, the header says so. */
  settle(): void {
    const { arrive, store, accept, reachWriter } = this.steps
    accept?.()
    while (this.atWriter < this.edits) reachWriter?.()
    store?.()
    this.steps.catchUp?.()
    this.say('sending')
    this.onServer = this.atWriter
    this.say('saved')
    while (this.mail.length > 0) arrive?.()
    expect(this.tracker.status.get().kind).toBe('saved')
  }

  private say(state: ServerState): void {
    this.server = state
    if (this.isWriter) this.tracker.serverIs(state)
    else this.tellWord()
  }

  private fail(reason: string | null): void {
    this.failure = reason
    if (this.isWriter) this.tracker.failed(reason)
    else this.tellWord()
  }

  private tellWord(): void {
    const { server, failure } = this
    const word = { server, waiting: this.atWriter - this.onServer, failure, isRewriting: this.onDisk < 0 }
    const taken = this.atWriter
    this.send(() => this.tracker.writerSays(word, taken))
  }

  private send(letter: () => void): void {
    if (this.isWriter) letter()
    else this.mail.push(letter)
  }
}

const anyStep = fc.constantFrom(...Object.keys(new World(true).steps))

test.each([
  ['the tab that writes', true, false],
  ['another tab', false, false],
  ['the tab that writes what came out of a file', true, true],
  ['another tab of what came out of a file', false, true],
])(
  '%s never says more than is so, whatever is stored, acknowledged, refused or lost in any order',
  (_name, isWriter, isAhead) => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 60 }), (steps) => {
        const world = new World(isWriter, isAhead)
        for (const step of steps) {
          world.steps[step]?.()
          world.check()
        }
        world.settle()
      }),
      { numRuns: 2_000 },
    )
  },
)
