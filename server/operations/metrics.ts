import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { UpdateLog } from '../storage/ports/update-log.ts'

/** Of the process: memory, processor, event loop. Several servers of one process (tests) share them. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is open at this moment. */
export interface OpenCounts {
  readonly rooms: number
  readonly sockets: number
}

/** The figures of one server, for Prometheus. They count; they name nobody, no project and no address. */
export interface Metrics {
  answered(call: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly ms: number
  }): void
  /** A log whose writing is measured. */
  measured(log: UpdateLog): UpdateLog
  /** Begins to say what is open. */
  watch(open: () => OpenCounts): void
  /** The text of `/metrics` and its type. */
  text(): Promise<{ readonly type: string; readonly body: string }>
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  const answers = new Histogram({
    name: 'nestling_http_request_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const appends = new Histogram({
    name: 'nestling_append_seconds',
    help: 'Time until edits that came together were stored',
    buckets: seconds,
    registers,
  })
  const failures = new Counter({
    name: 'nestling_append_failures_total',
    help: 'Edits that could not be stored and were not acknowledged',
    registers,
  })

  return {
    answered: ({ method, route, status, ms }) =>
      answers.observe({ method, route, status: String(status) }, ms / 1000),

    measured: (log) => ({
      ...log,
      async append(batch) {
        const stop = appends.startTimer()
        try {
          const outcome = await log.append(batch)
          stop()
          return outcome
        } catch (error) {
          failures.inc(batch.updates.length)
          throw error
        }
      },
    }),

    watch(open) {
      for (const kind of ['rooms', 'sockets'] as const) {
        new Gauge({
          name: `nestling_open_${kind}`,
          help: `Open ${kind}`,
          registers,
          collect() {
            this.set(open()[kind])
          },
        })
      }
    },

    async text() {
      const all = Registry.merge([processMetrics, register])
      return { type: all.contentType, body: await all.metrics() }
    },
  }
}
