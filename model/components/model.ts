import { z } from 'zod'

/** Models that ship with Nestling, built in code by `runtime/models`. */
export const modelNames = [
  'tree',
  'pine',
  'bush',
  'flowers',
  'mushroom',
  'rock',
  'house',
  'lantern',
  'swing',
  'treehouse',
  'pond',
  'log',
  'path',
  'cloud',
  'flag',
  'ball',
  'kid',
  'chick',
  'dragon',
  't-rex',
] as const
export type ModelName = (typeof modelNames)[number]

/** Component `model`: one of the shipped models. */
export const Model = z.strictObject({ name: z.enum(modelNames) })
export type Model = z.infer<typeof Model>
