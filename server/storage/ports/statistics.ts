import { z } from 'zod'
import { eventTypes } from '../../../protocol/events/event-types.ts'

/** A condition on an event; `less` and `greater` are for numbers. */
const EventFilter = z.object({
  key: z.enum(['hoc', 'step', 'page']),
  op: z.enum(['is', 'is not', 'less', 'greater']),
  values: z.array(z.string()).min(1),
})
export type EventFilter = z.infer<typeof EventFilter>

const EventSelection = z.object({ type: z.enum(eventTypes), filters: z.array(EventFilter) })
export type EventSelection = z.infer<typeof EventSelection>

/** From `from` on and before `until`, milliseconds since 1970. */
const Span = z.object({ from: z.number(), until: z.number() })

export const SegmentQuery = Span.extend({ selection: EventSelection, bucketMs: z.number().min(1) })
export type SegmentQuery = z.infer<typeof SegmentQuery>

export const FunnelQuery = Span.extend({ steps: z.array(EventSelection).min(1) })
export type FunnelQuery = z.infer<typeof FunnelQuery>

/** How often something happened, and to how many; each time it happened to a visitor counts as one of them. */
const Tally = z.object({ events: z.number(), people: z.number() })
export type Tally = z.infer<typeof Tally>

/** Buckets in which nothing happened are left out; the first one is number 0. */
export const Segment = z.object({ total: Tally, buckets: z.array(z.tuple([z.number(), Tally])) })
export type Segment = z.infer<typeof Segment>

/** Questions about all events. They may take seconds, but nobody else waits meanwhile. */
export interface Statistics {
  segment(query: SegmentQuery): Promise<Segment>
  /** How many people did the first step, then also the second after it, and so on. Visitors cannot be followed. */
  funnel(query: FunnelQuery): Promise<readonly number[]>
  close(): Promise<void>
}
