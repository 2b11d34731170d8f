import { createValue } from '../observable-value.ts'
import type { LocalStore, WriterOptions } from './local-store.ts'
import type { ProjectWriter } from './project-writer.ts'
import { RetryPause } from './retry-pause.ts'

/** What a session has on this browser's disk, once its tab is the one that writes. */
export class SessionDisk {
  /** The highest entry that is complete on disk; −1 as long as what the session began with may not be there. */
  readonly stored
  /** Why the browser refuses to store, as long as it does. */
  readonly failure = createValue<string | null>(null)
  /** Whether the disk may lack what the edits stand on, until it is written: it has lost it, or has not had it yet. */
  readonly isRewriting
  /** Whether there is something to write that was not refused. */
  readonly isBusy = createValue(false)
  private readonly store: LocalStore
  private readonly options: WriterOptions
  private readonly pause = new RetryPause()
  private writer: ProjectWriter | undefined
  private hasStarted = false
  private isClosed = false

  constructor(store: LocalStore, options: WriterOptions) {
    this.store = store
    this.options = options
    this.stored = createValue(options.isAhead ? -1 : 0)
    this.isRewriting = createValue(options.isAhead)
  }

  /** Begins to write what the recorder has; goes on asking when the browser gives no storage. Once is enough. */
  async start(): Promise<void> {
    if (this.hasStarted) return
    this.hasStarted = true
    while (!this.writer && !this.isClosed) {
      try {
        const writer = await this.store.startWriting(this.options)
        if (writer) this.follow(writer)
      } catch (error) {
        if (this.isClosed) return
        this.failure.set(error instanceof Error ? error.name : 'unknown')
        await this.pause.take()
      }
    }
  }

  add(...entry: Parameters<ProjectWriter['add']>): void {
    this.writer?.add(...entry)
  }

  /** Writes the state again although there is no new entry. */
  touch(): void {
    this.writer?.touch()
  }

  /** Calls back once entry `seq` is on disk, which it is not as long as another tab writes. */
  whenStored(seq: number, then: () => void): void {
    if (this.stored.get() >= seq) {
      then()
      return
    }
    const stop = this.stored.subscribe(() => {
      if (this.stored.get() < seq) return
      stop()
      then()
    })
  }

  /** Tries what was refused again at once. */
  hurry(): void {
    this.pause.cut()
    this.writer?.hurry()
  }

  /** Writes nothing any more: call it when it is not busy, or what is left is dropped. */
  close(): void {
    this.isClosed = true
    this.pause.cut()
    this.store.close()
  }

  private follow(writer: ProjectWriter): void {
    this.writer = writer
    let most = 0
    const onStored = (): void => {
      const now = writer.stored.get()
      most = Math.max(most, now)
      this.stored.set(now)
      this.isRewriting.set(now < most)
    }
    const onFailure = (): void => this.failure.set(writer.failure.get())
    writer.stored.subscribe(onStored)
    writer.failure.subscribe(onFailure)
    const onBusy = (): void => this.isBusy.set(writer.isBusy.get())
    writer.isBusy.subscribe(onBusy)
    onStored()
    onFailure()
    onBusy()
    writer.begin()
  }
}
