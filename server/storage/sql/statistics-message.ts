import { z } from 'zod'
import { FunnelQuery, Segment, SegmentQuery } from '../ports/statistics.ts'

/** What the worker is asked. */
export const StatisticsJob = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('segment'), query: SegmentQuery }),
  z.object({ id: z.number(), kind: z.literal('funnel'), query: FunnelQuery }),
])
export type StatisticsJob = z.infer<typeof StatisticsJob>

/** What it answers. */
export const StatisticsAnswer = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('segment'), answer: Segment }),
  z.object({ id: z.number(), kind: z.literal('funnel'), answer: z.array(z.number()) }),
  z.object({ id: z.number(), kind: z.literal('failed'), why: z.string() }),
])
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>
