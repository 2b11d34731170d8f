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
  'cat',
  'dog',
  'fox',
  'rabbit',
  'horse',
  'penguin',
  'owl',
  'frog',
  'fish',
  'bee',
  'robot',
  'ghost',
  'alien',
  'snowman',
  'car',
  'train',
  'boat',
  'rocket',
  'spaceship',
  'tower',
  'windmill',
  'stall',
  'bridge',
  'fence',
  'signpost',
  'campfire',
  'palm',
  'cactus',
  'chair',
  'table',
  'bed',
  'bookshelf',
  'floor-lamp',
  'crate',
  'chest',
  'crystal',
  'coin',
  'key',
  'gold-star',
  'earth',
  'moon',
  'saturn',
  'sun-star',
] as const
export type ModelName = (typeof modelNames)[number]

/** How a model can move on the spot; `none` stands still. */
export const clipNames = ['none', 'idle', 'walk'] as const
export type ClipName = (typeof clipNames)[number]

const lively: readonly ClipName[] = ['none', 'idle', 'walk']
const waiting: readonly ClipName[] = ['none', 'idle']

/** What each model can do besides standing still. */
const clips: Readonly<Partial<Record<ModelName, readonly ClipName[]>>> = {
  kid: lively,
  chick: lively,
  dragon: lively,
  't-rex': lively,
  cat: lively,
  dog: lively,
  fox: lively,
  rabbit: lively,
  horse: lively,
  penguin: lively,
  owl: lively,
  frog: lively,
  fish: lively,
  bee: lively,
  robot: lively,
  ghost: lively,
  alien: lively,
  snowman: lively,
  car: lively,
  train: lively,
  boat: lively,
  rocket: lively,
  spaceship: lively,
  windmill: lively,
  campfire: waiting,
  chest: waiting,
  coin: lively,
  key: lively,
  'gold-star': lively,
  earth: lively,
  moon: lively,
  saturn: lively,
  'sun-star': lively,
}

/** The clips that the model has, `none` first. */
export const modelClips = (name: ModelName): readonly ClipName[] => clips[name] ?? ['none']

/** Component `model`: one of the shipped models, and how it moves: repetitions at `speed` times their usual pace. */
export const Model = z.strictObject({
  name: z.enum(modelNames),
  clip: z.enum(clipNames).optional(),
  speed: z.number().min(0).max(4).optional(),
})
export type Model = z.infer<typeof Model>
