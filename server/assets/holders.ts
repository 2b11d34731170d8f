import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '../../protocol/day-ms.ts'
import { readCookie } from '../auth/read-cookie.ts'
import { hashSessionToken, newSessionToken } from '../auth/session-token.ts'
import type { AssetHolder } from '../storage/ports/assets.ts'

/** How long files of people without an account are kept, in milliseconds: 7 days. */
export const anonymousMs = 7 * dayMs

/** The cookie of a browser that uploads without an account. */
export const anonymousCookie = (isHttps: boolean): string => (isHttps ? '__Host-aid' : 'aid')

export const isAnonymous = (holder: AssetHolder): boolean => holder.startsWith('anonymous:')

/** How a holder is told that there is no room for more. */
export const fullCode = (holder: AssetHolder): 'asset.anonymous-quota-full' | 'asset.quota-full' =>
  isAnonymous(holder) ? 'asset.anonymous-quota-full' : 'asset.quota-full'

const anonymous = (token: string): AssetHolder => `anonymous:${hashSessionToken(token)}`

/** Who may see, rename and delete a file: its account, or the browser that uploaded it anonymously. This is the whole policy of files. */
export function holdersOf(request: FastifyRequest, isHttps: boolean): readonly AssetHolder[] {
  const token = readCookie(request.headers.cookie, anonymousCookie(isHttps))
  return [
    ...(request.login ? [`person:${request.login.account.id}` as const] : []),
    ...(token === undefined ? [] : [anonymous(token)]),
  ]
}

/** Whose a new file will be; `undefined` for a visitor who does not ask to upload anonymously. A new anonymous holder gets a cookie. */
export function uploaderOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { isAnonymous, isHttps }: { readonly isAnonymous: boolean; readonly isHttps: boolean },
): AssetHolder | undefined {
  if (!isAnonymous) return request.login ? `person:${request.login.account.id}` : undefined
  const token = readCookie(request.headers.cookie, anonymousCookie(isHttps))
  if (token !== undefined) return anonymous(token)
  const fresh = newSessionToken()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}; Max-Age=${anonymousMs / 1000}`
  reply.header('set-cookie', `${anonymousCookie(isHttps)}=${fresh}; ${attributes}`)
  return anonymous(fresh)
}
