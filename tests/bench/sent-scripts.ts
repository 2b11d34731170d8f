import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Counts the JavaScript that a page and its frames get from now on. */
export interface SentScripts {
  /** Bytes after gzip of all that came until now, each answer for itself. */
  bytes(): Promise<number>
}

export function watchScripts(page: Page): SentScripts {
  const answers: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) answers.push(response)
  })
  return {
    async bytes() {
      const sizes = answers.slice().map(async (response) => gzipSync(await response.body()).length)
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    },
  }
}
