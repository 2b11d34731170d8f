import type { Person } from './person.ts'

/** Node's own, also while a test puts a browser's in its place. */
const network = globalThis.fetch

/** A ticket into a room, or `''` and why there is none, as the app would see it; no reason while the server is away. */
export async function ticketFor(
  { origin, cookie }: Pick<Person, 'origin' | 'cookie'>,
  projectId: string,
): Promise<{ readonly ticket: string; readonly reason?: string }> {
  try {
    const response = await network(`${origin}/api/sync/ticket`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ projectId }),
    })
    if (response.ok) return { ticket: (await response.json()).ticket }
    return { ticket: '', reason: response.status === 401 ? 'sync.login-needed' : 'sync.forbidden' }
  } catch {
    return { ticket: '' }
  }
}
