import { z } from 'zod'
import type { Settings } from './settings.ts'
import type { SettingName } from './settings-table.ts'

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a port, for example 3000')
const origin = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})
const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1')

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
  PUBLIC_URL: origin.optional(),
  SCENE_URLS: pair(origin).optional(),
  LISTEN: z.string().default('localhost'),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('warn'),
  LOGIN_TRIES_PER_MINUTE: count.default(10),
  SIGN_UPS_PER_HOUR: count.default(60),
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
      publicUrl: data.PUBLIC_URL && originOf(data.PUBLIC_URL),
      sceneUrls: firstUrl !== undefined && secondUrl !== undefined ? [firstUrl, secondUrl] : undefined,
      listen: data.LISTEN,
      trustProxy: data.TRUST_PROXY === 'true',
      logLevel: data.LOG_LEVEL,
      loginTriesPerMinute: data.LOGIN_TRIES_PER_MINUTE,
      signUpsPerHour: data.SIGN_UPS_PER_HOUR,
    },
  }
}
