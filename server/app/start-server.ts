import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { createActivity } from '../activity/activity.ts'
import { createAssetServices } from '../assets/asset-services.ts'
import { openBlobStore } from '../assets/open-blob-store.ts'
import { startSweeping } from '../assets/sweep-files.ts'
import { readLogin } from '../auth/login.ts'
import { sessionCookie } from '../auth/session-cookie.ts'
import { createDocumentReader } from '../documents/document-reader.ts'
import { createEventRecorder } from '../events/event-recorder.ts'
import { noteSignUps } from '../events/note-sign-ups.ts'
import { startDaily } from '../jobs/daily.ts'
import { forgetGuesses } from '../jobs/forget-guesses.ts'
import { purgeBin } from '../jobs/purge-bin.ts'
import { removeClosedAccounts } from '../jobs/remove-closed-accounts.ts'
import { showSamples } from '../jobs/show-samples.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { createMetrics } from '../operations/metrics.ts'
import { noteEdits } from '../rewards/note-edits.ts'
import type { Settings } from '../settings/settings.ts'
import type { SocialLogin } from '../social/social-login.ts'
import { cachedStatistics } from '../statistics/cached-statistics.ts'
import type { Storage } from '../storage/storage.ts'
import { acceptUpgrades } from '../sync/accept-upgrades.ts'
import { createSyncServer } from '../sync/sync-server.ts'
import { createVolumeMeter } from '../volume/volume-meter.ts'
import type { Addresses } from './addresses.ts'
import { buildApp } from './build-app.ts'
import { buildFrameSite } from './build-frame-site.ts'
import { closeSite } from './close-site.ts'
import { framePage, frameVersion } from './frame-version.ts'
import type { Pages } from './pages.ts'
import { passOnHotReload } from './pass-on-hot-reload.ts'
import { readVersion } from './read-version.ts'
import type { ServerContext } from './server-context.ts'

export interface ServerOptions {
  readonly settings: Settings
  readonly storage: Storage
  readonly logger: FastifyBaseLogger
  readonly appPages: Pages
  readonly framePages: Pages
  /** Lets Vite's inline script and hot reload work. */
  readonly isDevelopment?: boolean
  /** Publishes the sample projects, in the background. */
  readonly hasSamples?: boolean
  /** Milliseconds since 1970; tests bring their own. */
  readonly now?: () => number
}

export interface RunningServer {
  readonly addresses: Addresses
  /** Origin that the app really listens on; behind a proxy it differs from `addresses.app`. */
  readonly listening: string
  /** Where letters go: a mail server or a folder. */
  readonly mailPlace: string
  /** Closes connections, waits until everything is stored, then closes the storage. */
  stop(): Promise<void>
}

const portOf = (site: FastifyInstance): number => {
  const address: AddressInfo | string | null = site.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

// What only some installations use is loaded by those alone: it would be half of the time until a laptop is ready.

async function openRedis(url: string | undefined, logger: FastifyBaseLogger): Promise<Redis | undefined> {
  if (url === undefined) return undefined
  const { connectRedis } = await import('../redis/connect-redis.ts')
  return connectRedis(url, logger)
}

async function openSocialLogin(
  { oidc }: Settings,
  logger: FastifyBaseLogger,
): Promise<SocialLogin | undefined> {
  if (!oidc) return undefined
  const { createSocialLogin } = await import('../social/social-login.ts')
  return createSocialLogin(oidc, logger)
}

/**
 * Starts the whole product on its three ports: the app on every address of `localhost` (or of `listen`), the scene frames on
 * 127.0.0.1, which is another site to a browser. Resolves when all of them answer. Owns `storage` from then on.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    settings,
    logger,
    appPages,
    framePages,
    isDevelopment = false,
    hasSamples = false,
    now = Date.now,
  } = options
  const { accounts, rewards, updateLog } = options.storage
  const metrics = createMetrics()
  const events = createEventRecorder(options.storage.events, { logger })
  const storage: Storage = {
    ...options.storage,
    accounts: noteSignUps(accounts, events),
    updateLog: metrics.measured(noteEdits(updateLog, { rewards, logger })),
  }
  const addresses: { app: string; scenes: [string, string] } = {
    app: settings.publicUrl ?? `http://localhost:${settings.port}`,
    scenes: settings.sceneUrls ? [...settings.sceneUrls] : ['', ''],
  }
  const version = frameVersion(framePages)
  const cookie = sessionCookie(addresses.app.startsWith('https:'))
  const volume = createVolumeMeter(storage.volumes, { now, logger })
  const sync = await createSyncServer(storage, { now, logger, volume, redisUrl: settings.redisUrl })
  const redis = await openRedis(settings.redisUrl, logger)
  metrics.watch(sync.open)
  const mailer = openMailer(settings, { logger, now })
  const assets = createAssetServices(settings, storage, now, await openBlobStore(settings))
  const documents = createDocumentReader()
  const context: ServerContext = {
    settings,
    storage,
    sync,
    metrics,
    assets,
    documents,
    volume,
    mailer,
    events,
    activity: createActivity({ storage, events, now, logger }),
    statistics: cachedStatistics(storage.statistics, now),
    social: await openSocialLogin(settings, logger),
    cookie,
    addresses,
    framePath: version === undefined ? `/${framePage}` : `/v/${version}/${framePage}`,
    version: readVersion(),
    now,
  }

  const sceneHost = settings.listen === 'localhost' ? '127.0.0.1' : settings.listen
  const scenes = await Promise.all(
    settings.scenePorts.map(() =>
      buildFrameSite({ addresses, pages: framePages, logger, version, files: { services: assets, storage } }),
    ),
  )
  await Promise.all(
    scenes.map((site, index) => site.listen({ host: sceneHost, port: settings.scenePorts[index] ?? 0 })),
  )
  if (!settings.sceneUrls) {
    const [first, second] = scenes.map((site) => `http://127.0.0.1:${portOf(site)}`)
    addresses.scenes = [first ?? '', second ?? '']
  }

  const stopSweeping = startSweeping(assets, logger)
  const app = await buildApp({ context, logger, pages: appPages, isDevelopment, redis })
  acceptUpgrades(app.server, {
    sync,
    logger,
    isOwnPage: ({ headers }) =>
      headers.origin === addresses.app && headers.host === new URL(addresses.app).host,
    login: async ({ headers }) =>
      (await readLogin(headers.cookie, { cookie, sessions: storage.sessions, now })) ?? undefined,
    passOn: (request, socket, head) => passOnHotReload(appPages, request, socket, head),
  })
  await app.listen({ host: settings.listen, port: settings.port })
  const daily = startDaily(
    [
      purgeBin(storage.bin, now),
      removeClosedAccounts(storage.accounts, now),
      forgetGuesses(storage.guesses, now),
      // Not by way of what notes sign-ups: the house is nobody.
      ...(hasSamples ? [showSamples(options.storage, now)] : []),
    ],
    logger,
  )
  const listening = `http://localhost:${portOf(app)}`
  if (!settings.publicUrl) addresses.app = listening

  return {
    addresses,
    listening,
    mailPlace: mailer.place,
    async stop() {
      await daily.stop()
      await sync.close()
      await Promise.all([app, ...scenes].map(closeSite))
      redis?.disconnect()
      await mailer.close()
      await events.close()
      await volume.close()
      await stopSweeping()
      assets.checker.close()
      documents.close()
      await storage.close()
    },
  }
}
