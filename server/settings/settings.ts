import type { S3Settings } from '../assets/s3-blobs.ts'

/** The server's settings after they were read and checked. */
export interface Settings {
  /** 0 lets the system choose (tests). */
  readonly port: number
  readonly scenePorts: readonly [number, number]
  readonly dataDir: string
  /** `postgres://…`, or `undefined` for the SQLite file of the data folder. */
  readonly databaseUrl: string | undefined
  /** `redis://…` by which several processes hear of each other; `undefined`: there is one process. */
  readonly redisUrl: string | undefined
  /** Who may read `/metrics` from elsewhere; `undefined`: nobody. */
  readonly metricsToken: string | undefined
  readonly environment: Environment
  /** Origin of the app, or `undefined` for `http://localhost:<port it listens on>`. */
  readonly publicUrl: string | undefined
  /** Origins of the two frames, or `undefined` for `http://127.0.0.1:<port it listens on>`. */
  readonly sceneUrls: readonly [string, string] | undefined
  readonly listen: string
  /** Reverse proxies of one's own in front of the app, each of which adds to `X-Forwarded-For`; 0 believes nobody. */
  readonly proxies: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly loginTriesPerMinute: number
  readonly signUpsPerHour: number
  readonly resetsPerHour: number
  /** Address of the mail server; `undefined`: letters are written into a folder. */
  readonly smtpUrl: string | undefined
  /** `undefined`: `outbox` in the data folder. */
  readonly mailOutbox: string | undefined
  readonly mailFrom: string
  /** Who runs this installation, in their own words; `undefined`: it is not said. */
  readonly operator: string | undefined
  /** Who gets feedback by mail; `undefined`: nobody. */
  readonly feedbackMail: string | undefined
  /** Sign-in elsewhere; `undefined` when it is not configured. */
  readonly oidc: OidcSettings | undefined
  readonly assetQuotaMb: number
  readonly anonymousAssetQuotaMb: number
  /** The S3 store of uploaded files; `undefined` for a folder of `dataDir`. */
  readonly s3: S3Settings | undefined
}

/** What an installation is for (spec 9); only `production` wants to be found by search engines. */
export type Environment = 'production' | 'testing' | 'development'

/** An OpenID provider and who we are to it. */
export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
}
