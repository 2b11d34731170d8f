import type { Browser, Frame } from '@playwright/test'
import { z } from 'zod'

/** One stretch of work of a page's main thread. */
export interface Work {
  /** A turn of the thread, the callbacks of a frame, or one event; the latter two lie within a turn. */
  readonly kind: 'task' | 'frame' | 'event'
  /** Of an event: `pointerdown` …, else empty. */
  readonly event: string
  /** Milliseconds since the browser started. */
  readonly start: number
  /** Milliseconds that the thread really ran, whatever else the machine did meanwhile. */
  readonly cpu: number
}

const kinds = { RunTask: 'task', FireAnimationFrame: 'frame', EventDispatch: 'event' } as const
const begin = 'bench begin'
const end = 'bench end'
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

const Trace = z.object({ traceEvents: z.array(z.unknown()) })
const Place = { pid: z.number(), tid: z.number(), ts: z.number() }
const Mark = z.object({ name: z.enum([begin, end]), ...Place })
const Span = z.object({
  name: z.enum(['RunTask', 'FireAnimationFrame', 'EventDispatch']),
  ...Place,
  /** Microseconds of the thread's own clock. */
  tdur: z.number(),
  args: z.object({ data: z.object({ type: z.string().optional() }).optional() }),
})

/** What the main thread of `page` does from before `act` until it has ended, in order. */
export async function traceWork(
  browser: Browser,
  page: Frame,
  act: () => Promise<unknown>,
): Promise<readonly Work[]> {
  const mark = (name: string) => page.evaluate((mark) => void performance.mark(mark), name)
  await browser.startTracing(undefined, { categories })
  await mark(begin)
  await act()
  await mark(end)
  return workBetweenMarks(JSON.parse((await browser.stopTracing()).toString()))
}

function workBetweenMarks(trace: unknown): readonly Work[] {
  const events = Trace.parse(trace).traceEvents
  const marks = events.flatMap((event) => Mark.safeParse(event).data ?? [])
  const from = marks.find(({ name }) => name === begin)
  const to = marks.findLast(({ name }) => name === end)
  if (!from || !to) throw new Error('the trace does not show when the work began and ended')
  return events
    .flatMap((event) => Span.safeParse(event).data ?? [])
    .filter(({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts <= to.ts)
    .map(({ name, ts, tdur, args }) => ({
      kind: kinds[name],
      event: name === 'EventDispatch' ? (args.data?.type ?? '') : '',
      start: ts / 1000,
      cpu: tdur / 1000,
    }))
    .sort((a, b) => a.start - b.start)
}
