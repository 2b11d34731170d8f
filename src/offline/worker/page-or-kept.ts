/** Milliseconds until a network that says nothing counts as none. */
const patience = 4_000

/**
 * The page at an address: what the server says, which may be newer than what is kept; the kept page when there is no network, none to speak of, or
 * no server behind it.
 */
export async function pageOrKept(answer: Promise<Response>, kept: Response | undefined): Promise<Response> {
  if (!kept) return answer
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience))
  const first = await Promise.race([answer.catch(() => 'none' as const), late])
  return typeof first === 'string' || first.status >= 500 ? kept : first
}
