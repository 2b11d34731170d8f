import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's smallest costs: about 16 ms, off the event loop. */
const costs = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** A hash of a password nobody has: an unknown name takes as long to refuse as a wrong password. */
const nobody = hash('no account has this password', costs)

export const hashPassword = (password: string): Promise<string> => hash(password, costs)

/** `stored` is `null` or absent for accounts without a password and for unknown names: always false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobody), password)
  return isRight && typeof stored === 'string'
}
