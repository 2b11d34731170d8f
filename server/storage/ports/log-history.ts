import type { LoggedUpdate } from './logged-update.ts'

/** One stored update as people read it. */
export interface LogLine {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** `null`: the account is gone. */
  readonly actor: { readonly username: string; readonly name: string } | null
  /** `null` for an update that no command was named for. `label` is JSON. */
  readonly command: { readonly type: string; readonly label: string } | null
}

interface LinePage {
  /** Who reads them: strangers see a pupil's nickname. */
  readonly readerId: string
  readonly limit: number
  /** Only lines before this one. */
  readonly before?: number | undefined
  /** Only what this person did. */
  readonly username?: string | undefined
}

/** A whole document (Yjs v2) as it was through a log row; `epoch-end`: as its epoch ended, and what follows belongs to the next. */
export interface StoredMoment {
  readonly kind: 'moment' | 'epoch-end'
  readonly bytes: Uint8Array
}

/** What a project is put together from as it was at one moment. */
export interface MomentSources {
  /** `undefined`: it began with nothing. */
  readonly base: StoredMoment | undefined
  /** After the base, in their order. */
  readonly updates: readonly LoggedUpdate[]
}

export interface NewMoment {
  readonly throughId: number
  /** When its last row was stored. */
  readonly at: number
  readonly bytes: Uint8Array
}

/** What a project's log tells of its past. */
export interface LogHistory {
  /** Newest first. */
  lines(projectId: string, page: LinePage): Promise<readonly LogLine[]>
  /** Moments that are kept of the time before the oldest line, newest first. */
  moments(projectId: string): Promise<readonly Pick<LogLine, 'id' | 'at'>[]>
  /** `undefined` when there is no such line or moment. `withSnapshot` is false when the snapshot is damaged. */
  sourcesAt(
    projectId: string,
    id: number,
    options: { readonly withSnapshot: boolean },
  ): Promise<MomentSources | undefined>
  /** Rows from the oldest on, as far as all of them are older than `before`: when the first was stored, and the last. */
  olderThan(
    projectId: string,
    before: number,
  ): Promise<{ readonly firstAt: number; readonly lastId: number; readonly lastAt: number } | undefined>
}
