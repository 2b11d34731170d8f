import type { EventType, VisitedPage } from '../../../protocol/events/event-types.ts'

/** Something that happened and is counted. */
export interface NewEvent {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly type: EventType
  /** `null`: a visitor. */
  readonly userId: string | null
  readonly projectId?: string | undefined
  /** The number of a course step. */
  readonly value?: number | undefined
  /** The course. */
  readonly hoc?: string | undefined
  readonly props?: { readonly page?: VisitedPage } | undefined
  /** An event that counts once has a key; with one that is known it is left out. */
  readonly once?: string | undefined
}

export interface Events {
  /** Stores all of them or, when it rejects, none. */
  add(events: readonly NewEvent[]): Promise<void>
  /** How often something happened to a person in a project. */
  count(type: EventType, userId: string, projectId: string): Promise<number>
}
