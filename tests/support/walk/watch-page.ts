import type { Page } from '@playwright/test'

/** What Playwright itself writes into a page because `serviceWorkers` is 'block'. */
const writtenByPlaywright = 'Service Worker registration blocked by Playwright'
/** What Chromium writes when a call answers that it refuses; that it does is part of the page. */
const refusedCall = /^Failed to load resource: the server responded with a status of (401|403|404)/

/** What a page does that it must not, since it was last asked: errors and warnings in the console, requests to others. */
export function watchPage(page: Page): () => readonly string[] {
  let seen: string[] = []
  page.on('pageerror', (error) => seen.push(`error ${error}`))
  page.on('console', (line) => {
    const text = line.text()
    if (line.type() !== 'error' && line.type() !== 'warning') return
    if (text !== writtenByPlaywright && !refusedCall.test(text)) seen.push(`console ${text}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      seen.push(`request ${request.url()}`)
  })
  return () => {
    const before = seen
    seen = []
    return before
  }
}
