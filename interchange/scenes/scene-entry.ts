import { z } from 'zod'

/** A scene as the specification has it (section 3); its scripts are checked one by one (`validateCodeFiles`). */
export const SceneEntry = z.object({
  name: z.string().min(1),
  template: z.string().default(''),
  scripts: z.unknown(),
  /** A picture as data URL, or `''`. */
  thumbnail: z.string().default(''),
  default: z.boolean().default(false),
})
export type SceneEntry = z.infer<typeof SceneEntry>
