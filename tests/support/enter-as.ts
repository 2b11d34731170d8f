import type { BrowserContext } from '@playwright/test'
import type { Person } from '../server/support/person.ts'

/** Lets a browser be somebody who has logged in by calls. */
export async function enterAs(context: BrowserContext, { cookie, origin: url }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
}
