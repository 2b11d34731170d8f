import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Asker, askers, type Standing, standings } from './stage.ts'

/** One line of the table. */
export interface ExpectedRow {
  readonly route: string
  readonly standing: Standing
  readonly status: Readonly<Record<Asker, number>>
}

const Status = z.coerce.number().int().min(200).max(599)

/** The table of `expected.md`. Throws when it cannot be read. */
export function readExpected(): readonly ExpectedRow[] {
  const text = readFileSync(new URL('expected.md', import.meta.url), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.map(([, route = '', standing, ...codes]) => {
    const status = Object.fromEntries(askers.map((asker, index) => [asker, Status.parse(codes[index])]))
    return {
      route,
      standing: z.enum(standings).parse(standing),
      status: z.record(z.enum(askers), Status).parse(status),
    }
  })
}
