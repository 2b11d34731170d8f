import { hash, verify } from '@node-rs/argon2'
import { TooBusy } from '../problems/too-busy.ts'
import { createUnderWay } from './under-way.ts'

/** argon2id with OWASP's smallest costs: about 16 ms, off the event loop. */
const costs = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Passwords that may wait for their turn: some seconds on two cores. */
const maxWaiting = 500

const underWay = createUnderWay()

/** Throws `TooBusy` (503) when too many wait. */
const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  underWay.during('password', (nth) => {
    if (nth > maxWaiting) throw new TooBusy('too many passwords wait')
    return work()
  })

/** A hash of a password nobody has: an unknown name takes as long to refuse as a wrong password. */
const nobody = hash('no account has this password', costs)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, costs))

/** `stored` is `null` or absent for accounts without a password and for unknown names: always false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(async () => verify(stored ?? (await nobody), password))
  return isRight && typeof stored === 'string'
}
