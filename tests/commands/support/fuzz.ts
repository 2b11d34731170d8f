import fc from 'fast-check'
import { catalogue } from '../../../commands/catalogue.ts'
import { latestCommand } from '../../../commands/command-by-type.ts'
import type { Call } from '../../../scripts/fuzz/call.ts'

/** Any command of the catalogue; `scripts/fuzz/payload-of.ts` makes its payload. */
export const anyCall: fc.Arbitrary<Call> = fc.record({
  type: fc.constantFrom(...catalogue.map(({ type }) => type)),
  picks: fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }),
})

/** What happens beside a person's work (a course step) is left out, for it cannot be undone. */
export const undoableCall = anyCall.filter(({ type }) => latestCommand(type).undoable !== false)
