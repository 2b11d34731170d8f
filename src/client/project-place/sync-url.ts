import { syncPath } from '../../../protocol/sync/sync-limits.ts'

/** The WebSocket of this site. */
export function syncUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${syncPath}`
}
