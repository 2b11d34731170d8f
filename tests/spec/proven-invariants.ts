import { invariants, invariantsNamed } from '../../scripts/reference/invariants.ts'

const statements = new Map(invariants.flatMap((group) => [...group.statements]))

/** What must hold, by number, of what the titles name as `[invariant 12]` and of the rest. */
export function provenInvariants(titles: readonly string[]): {
  readonly proven: ReadonlyMap<number, string>
  readonly open: ReadonlyMap<number, string>
} {
  const named = new Set(titles.flatMap(invariantsNamed))
  const split = (isNamed: boolean) =>
    new Map([...statements].filter(([number]) => named.has(number) === isNamed))
  return { proven: split(true), open: split(false) }
}
