import { z } from 'zod'
import { readCookie } from '../auth/read-cookie.ts'
import type { SocialSecrets } from './social-login.ts'

/** How long somebody may take at the provider. */
const maxAgeSeconds = 600

/** What a browser keeps while it is at the provider. */
export interface SocialErrand extends SocialSecrets {
  /** Path of our own site to come back to. */
  readonly returnTo: string
}

const Errand = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnTo: z.string() })

export interface SocialCookie {
  read(header: string | undefined): SocialErrand | undefined
  set(errand: SocialErrand): string
  clear(): string
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The cookie in which an errand lies; with https it is bound to the exact host. */
export function socialCookie(isHttps: boolean): SocialCookie {
  const name = isHttps ? '__Host-social' : 'social'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(header) {
      const value = readCookie(header, name)
      return value === undefined
        ? undefined
        : Errand.safeParse(parse(Buffer.from(value, 'base64url').toString())).data
    },
    set: (errand) =>
      `${name}=${Buffer.from(JSON.stringify(errand)).toString('base64url')}; ${attributes}; Max-Age=${maxAgeSeconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
