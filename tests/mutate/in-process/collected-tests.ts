import { format } from 'node:util'

/** A test of the file that is being imported, as `test`, `it` and their `each` tell of it. */
export interface CollectedTest {
  /** Unique among all tests: the file, then the names of what it lies in. */
  readonly id: string
  readonly name: string
  /** Of `test(…)` in its file, both from 0. */
  readonly startPosition: { readonly line: number; readonly column: number }
  /** Runs it once, and what its file wants done afterwards. Rejects when it is red. */
  run(): Promise<void>
}

/** The file of tests that an id is of. */
export const fileOf = (id: string): string => id.split('#', 1)[0] ?? id

type Step = () => unknown
type Body = (...row: never[]) => unknown

let file = ''
let names: readonly string[] = []
let tests: CollectedTest[] = []
let after: Step[] = []
let taken = new Set<string>()

/** Imports a file of tests (absolute path) and returns them. One at a time. */
export async function collectTests(
  path: string,
  load: () => Promise<unknown>,
): Promise<readonly CollectedTest[]> {
  file = path
  names = []
  tests = []
  after = []
  taken = new Set()
  await load()
  return tests
}

function add(title: string, body: Step): void {
  let name = [...names, title].join(' > ')
  while (taken.has(name)) name += "'"
  taken.add(name)
  const ends = after
  const run = async () => {
    try {
      await body()
    } finally {
      for (const end of ends) await end()
    }
  }
  tests.push({ id: `${file}#${name}`, name, startPosition: startPosition(), run })
}

function within(title: string, body: Step): void {
  const outer = names
  names = [...names, title]
  body()
  names = outer
}

function startPosition(): CollectedTest['startPosition'] {
  const [, line = '1', column = '1'] =
    new Error().stack
      ?.split('\n')
      .find((one) => one.includes(file))
      ?.match(/:(\d+):(\d+)\)?$/) ?? []
  return { line: Number(line) - 1, column: Number(column) - 1 }
}

const each =
  (tell: (title: string, body: Step) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const row of rows) {
      const values: readonly unknown[] = Array.isArray(row) ? row : [row]
      const told = values.slice(0, title.match(/%[a-z]/g)?.length ?? 0)
      tell(format(title, ...told), () => Reflect.apply(body, undefined, values))
    }
  }

const test = Object.assign(add, { each: each(add) })

export { test, test as it }
export const describe = Object.assign(within, { each: each(within) })
export const afterEach = (step: Step): void => {
  after.push(step)
}
// `FreshModules`, which gives this file to tests in place of Vitest, leaves this import alone.
export { expect, vi } from 'vitest'
