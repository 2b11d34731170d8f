import { z } from 'zod'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { EntityId, FileId } from '../../model/ids.ts'

/** Characters of an answer to a question of a program. */
export const longestAnswer = 200

/** Numbers of one script that can change while it runs. */
export const mostScriptNumbers = 5_000

/** Where in a script's table of numbers, and what stands there from now on. */
export const NumberChanges = z
  .array(z.tuple([z.int().min(0).max(mostScriptNumbers), z.number()]))
  .min(1)
  .max(mostScriptNumbers)
export type NumberChanges = z.infer<typeof NumberChanges>

/** What can be pressed on a controller, and in which hand it is. */
export const xrButtons = ['trigger', 'grip'] as const
export const xrHands = ['left', 'right', 'none'] as const
export type XrHand = (typeof xrHands)[number]

/** In which hand, and where that is in the world: metres, degrees (order YXZ as A-Frame has it). It points along its own −z. */
const hand = z.enum(xrHands)
const handPose = { hand, position: Vec3Schema, rotation: Vec3Schema }

/**
 * What a person did since the last step. The log of these and the seed are a whole run: they replay to the same places.
 * `key` is a `KeyboardEvent.key`. `look` is where the person looks: degrees, yaw counter-clockwise from −z seen from
 * above, pitch up. `walk` is how far a stick is pushed, from −1 to 1 each, until it says something else. `answer` is what was typed to the question that is shown. `device` comes before everything else. `xr`: somebody goes
 * in with glasses, or comes back. `teleport`: the player is to stand there at one bound (its feet, metres). `grab`: a hand takes a thing, which goes with
 * it from then on by `hand`, until `release`. `marker`: a camera sees the picture of AR, or has lost it. `numbers`: numbers of a program were edited while it ran.
 */
export const RunInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('key'), phase: z.enum(['down', 'up']), key: z.string().max(32) }),
  z.strictObject({ kind: z.literal('click'), entityId: EntityId }),
  z.strictObject({ kind: z.literal('pointer'), entityId: EntityId.nullable() }),
  z.strictObject({ kind: z.literal('look'), yaw: z.number(), pitch: z.number() }),
  z.strictObject({
    kind: z.literal('walk'),
    right: z.number().min(-1).max(1),
    forward: z.number().min(-1).max(1),
  }),
  z.strictObject({ kind: z.literal('answer'), text: z.string().max(longestAnswer) }),
  z.strictObject({ kind: z.literal('xr'), mode: z.enum(['none', 'vr', 'ar']) }),
  z.strictObject({
    kind: z.literal('xr-button'),
    button: z.enum(xrButtons),
    hand,
    phase: z.enum(['down', 'up']),
  }),
  z.strictObject({ kind: z.literal('teleport'), to: Vec3Schema }),
  z.strictObject({ kind: z.literal('grab'), entityId: EntityId, ...handPose }),
  z.strictObject({ kind: z.literal('hand'), ...handPose }),
  z.strictObject({ kind: z.literal('release'), hand }),
  z.strictObject({ kind: z.literal('marker'), isFound: z.boolean() }),
  z.strictObject({ kind: z.literal('device'), isPhone: z.boolean(), isVR: z.boolean() }),
  z.strictObject({ kind: z.literal('numbers'), fileId: FileId, changes: NumberChanges }),
])
export type RunInput = z.infer<typeof RunInput>

/** Steps, and inputs of one step, that a message tells of at most. */
export const mostToldSteps = 120
export const mostStepInputs = 64

/** What happened in one step of a run; they count from 1. */
export const RunStep = z.tuple([z.int().min(1), z.array(RunInput).min(1).max(mostStepInputs)])
export type RunStep = z.infer<typeof RunStep>

/** What the run's world was after a step: a hash of all places, the same wherever the run is done again. */
export const RunState = z.strictObject({ step: z.int().min(1), hash: z.string().length(16) })
export type RunState = z.infer<typeof RunState>
