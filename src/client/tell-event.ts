import type { AppEvent } from '../../protocol/http/events.ts'

/**
 * Tells the server of something that is counted (no words, nothing of the project's content). Nobody waits for it; without a network it
 * is not told at all.
 */
export function tellEvent(event: AppEvent): void {
  const body = new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' })
  navigator.sendBeacon?.('/api/events', body)
}
