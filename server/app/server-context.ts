import type { Activity } from '../activity/activity.ts'
import type { AssetServices } from '../assets/asset-services.ts'
import type { SessionCookie } from '../auth/session-cookie.ts'
import type { DocumentReader } from '../documents/document-reader.ts'
import type { EventRecorder } from '../events/event-recorder.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../operations/metrics.ts'
import type { Settings } from '../settings/settings.ts'
import type { SocialLogin } from '../social/social-login.ts'
import type { Statistics } from '../storage/ports/statistics.ts'
import type { Storage } from '../storage/storage.ts'
import type { SyncServer } from '../sync/sync-server.ts'
import type { VolumeMeter } from '../volume/volume-meter.ts'
import type { Addresses } from './addresses.ts'

/** What the routes stand on. */
export interface ServerContext {
  readonly settings: Settings
  readonly storage: Storage
  readonly sync: SyncServer
  readonly metrics: Metrics
  readonly assets: AssetServices
  readonly documents: DocumentReader
  readonly volume: VolumeMeter
  readonly mailer: Mailer
  readonly events: EventRecorder
  readonly activity: Activity
  /** The answers of the last minute are not counted anew. */
  readonly statistics: Statistics
  /** Sign-in by a provider, when one is configured. */
  readonly social: SocialLogin | undefined
  readonly cookie: SessionCookie
  readonly addresses: Addresses
  /** Path of the frame's page on the scene origins. */
  readonly framePath: string
  readonly version: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
