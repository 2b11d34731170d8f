import { z } from 'zod'
import type { Settings } from './settings.ts'
import type { SettingName } from './settings-table.ts'

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a port, for example 3000')
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})
const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1')

/** Reverse proxies between a visitor and this process: `true` is one. */
const hops = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false or a number of proxies, for example 2')
  .transform((text) => (text === 'true' ? 1 : Number(text === 'false' ? 0 : text)))

/** Two values with a comma between them. */
const pair = (part: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(part).length(2, 'must be two values with a comma between them'))

const Environment = z.object({
  PORT: port.default('3000'),
  SCENE_PORTS: pair(port).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' })
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis:// or rediss://' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ENVIRONMENT: z
    .enum(['production', 'testing', 'development'], 'must be production, testing or development')
    .default('production'),
  PUBLIC_URL: address.optional(),
  SCENE_URLS: pair(address).optional(),
  LISTEN: z.string().default('localhost'),
  TRUST_PROXY: hops.default(0),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('warn'),
  LOGIN_TRIES_PER_MINUTE: count.default(10),
  SIGN_UPS_PER_HOUR: count.default(60),
  RESETS_PER_HOUR: count.default(60),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_OUTBOX: z.string().optional(),
  MAIL_FROM: z.string().default('Nestling <nestling@localhost>'),
  OPERATOR: z.string().trim().max(500, 'must have at most 500 characters').optional(),
  FEEDBACK_MAIL: z.email('must be a mail address').optional(),
  OIDC_ISSUER: address.default('https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ASSET_QUOTA_MB: count.default(500),
  ANONYMOUS_ASSET_QUOTA_MB: count.default(50),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default('nestling'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
} satisfies Record<SettingName, z.ZodType>)

/** What a wrong environment says, one line for each setting. */
export type SettingsVerdict =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const originOf = (address: string): string => new URL(address).origin

/** Reads the settings from environment variables; an empty variable counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SettingsVerdict {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    }
  }
  const { data } = read
  const appPort = Number(data.PORT)
  const [first, second] = data.SCENE_PORTS?.map(Number) ?? []
  const [firstUrl, secondUrl] = data.SCENE_URLS?.map(originOf) ?? []
  const next = (step: number): number => (appPort === 0 ? 0 : appPort + step)
  return {
    ok: true,
    settings: {
      port: appPort,
      scenePorts: [first ?? next(1), second ?? next(2)],
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      redisUrl: data.REDIS_URL,
      metricsToken: data.METRICS_TOKEN,
      environment: data.ENVIRONMENT,
      publicUrl: data.PUBLIC_URL && originOf(data.PUBLIC_URL),
      sceneUrls: firstUrl !== undefined && secondUrl !== undefined ? [firstUrl, secondUrl] : undefined,
      listen: data.LISTEN,
      proxies: data.TRUST_PROXY,
      logLevel: data.LOG_LEVEL,
      loginTriesPerMinute: data.LOGIN_TRIES_PER_MINUTE,
      signUpsPerHour: data.SIGN_UPS_PER_HOUR,
      resetsPerHour: data.RESETS_PER_HOUR,
      smtpUrl: data.SMTP_URL,
      mailOutbox: data.MAIL_OUTBOX,
      mailFrom: data.MAIL_FROM,
      operator: data.OPERATOR,
      feedbackMail: data.FEEDBACK_MAIL,
      oidc:
        data.OIDC_CLIENT_ID === undefined
          ? undefined
          : {
              issuer: data.OIDC_ISSUER,
              clientId: data.OIDC_CLIENT_ID,
              clientSecret: data.OIDC_CLIENT_SECRET,
            },
      assetQuotaMb: data.ASSET_QUOTA_MB,
      anonymousAssetQuotaMb: data.ANONYMOUS_ASSET_QUOTA_MB,
      s3:
        data.S3_ENDPOINT === undefined
          ? undefined
          : {
              endpoint: data.S3_ENDPOINT,
              region: data.S3_REGION,
              bucket: data.S3_BUCKET,
              accessKey: data.S3_ACCESS_KEY ?? '',
              secretKey: data.S3_SECRET_KEY ?? '',
            },
    },
  }
}
