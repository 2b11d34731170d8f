import { z } from 'zod'

/** Answer of GET /app-config.json: where the scene frames live; asked once and kept for work without a network. */
export const AppConfig = z.object({
  sceneOrigins: z.tuple([z.string(), z.string()]),
  /** Path of the frame's page on those origins; it holds the build's version, so it may be cached for ever. */
  framePath: z.string(),
  version: z.string(),
  /** What the installation is for (spec 9); absent in what browsers kept of an older version. */
  environment: z.enum(['production', 'testing', 'development']).default('production'),
  /** The key of the kids’ edition (spec 9). */
  domainKey: z.literal('1').default('1'),
  /** Whether the Google button leads anywhere; off in what browsers kept of an older version. */
  hasGoogle: z.boolean().default(false),
  /** Who runs it and how to reach them; empty where nobody said so, and in what browsers kept of an older version. */
  operator: z.string().default(''),
})
export type AppConfig = z.infer<typeof AppConfig>

/** Answer of GET /utils/updateVersionInfo (spec 7): the address of this installation's own inspector. */
export const VersionInfo = z.object({ inspector: z.string(), version: z.string() })
