import { readCookie } from './read-cookie.ts'
import { sessionMs } from './session-token.ts'

/** Name and attributes of the session cookie of one installation. */
export interface SessionCookie {
  readonly name: string
  /** Whether this installation is reached over https. */
  readonly isSecure: boolean
  /** The token of a `Cookie` header. Two cookies of the name are none: somebody is tossing cookies. */
  read(header: string | undefined): string | undefined
  /** A `Set-Cookie` header that logs in. */
  set(token: string): string
  /** A `Set-Cookie` header that logs out. */
  clear(): string
}

/** Over https the cookie is `Secure` and bound to the exact host by its `__Host-` prefix. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  const name = isHttps ? '__Host-sid' : 'sid'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    name,
    isSecure: isHttps,
    read: (header) => readCookie(header, name),
    set: (token) => `${name}=${token}; ${attributes}; Max-Age=${sessionMs / 1000}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
