import { z } from 'zod'
import { longestMove } from '../../model/components/media.ts'
import { Sides } from '../../model/components/physics.ts'
import { FileSource } from '../../model/components/source.ts'
import { Vec3Schema } from '../../model/components/vec3.ts'
import { RunSight } from '../../model/course/run-sight.ts'
import { limits } from '../../model/document/limits.ts'
import { EntityId, FileId } from '../../model/ids.ts'
import { boundedBytes } from './bounded-bytes.ts'
import { FilmPart } from './film-part.ts'
import { FrameEntity, TransformChange } from './frame-entity.ts'
import { GlbBytes } from './glb-bytes.ts'
import { LogLine, mostLogLines } from './log-line.ts'
import { PastedFiles } from './pasted-files.ts'
import { mostToldSteps, RunState, RunStep } from './run-input.ts'
import { RunPlace } from './run-rehearsal.ts'
import { RunLine, RunMoment } from './run-watch.ts'
import { SlowCall } from './slow-call.ts'

/** A thing of the project that could not do what it was asked for, as the run calls it. */
const ThingInError = z.object({ id: EntityId, name: z.string() })
export type ThingInError = z.infer<typeof ThingInError>

/** A script's failure in the learner's terms: `code` is one of `language/errors`, `params` fill its sentence. */
export const ScriptError = z.object({
  fileId: FileId,
  fileName: z.string(),
  /** 1-based; `null` where no line of the learner's is to blame. */
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
  code: z.string().max(64),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  thing: ThingInError.optional(),
})
export type ScriptError = z.infer<typeof ScriptError>

/** Movements of one model file that there are to choose from. */
export const mostMoves = 64

/** Characters of a text that can be pasted. */
export const longestPaste = 8_000_000

/** Everything the scene frame may say to the app. Nothing of it is trusted beyond its shape. */
export const FromFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('frame.ready') }),
  /** The loaded scene was drawn for the first time. */
  z.object({ type: z.literal('scene.shown') }),
  /** How many parts of the loaded scene are there (`model/kinds/scene-parts`), and how many do not come. */
  z.object({
    type: z.literal('scene.parts'),
    arrived: z.number().int().min(0),
    missing: z.number().int().min(0),
  }),
  /** There is no picture: this browser draws no 3D, or the graphics of the device gave up, after which `picture.back` may follow. */
  z.object({ type: z.literal('picture.lost'), reason: z.enum(['no-webgl', 'context-lost']) }),
  z.object({ type: z.literal('picture.back') }),
  z.object({ type: z.literal('pong'), n: z.number() }),
  z.object({ type: z.literal('entity.picked'), id: EntityId.nullable(), additive: z.boolean() }),
  /** A thing was double-clicked. */
  z.object({ type: z.literal('entity.opened'), id: EntityId }),
  /** A text came out of the clipboard while the frame had the keyboard. */
  z.object({ type: z.literal('text.pasted'), text: z.string().max(longestPaste) }),
  PastedFiles,
  /** A frame was pulled round these; an additive one keeps what was selected. */
  z.object({ type: z.literal('entities.picked'), ids: z.array(EntityId).max(10_000), additive: z.boolean() }),
  /** The selection was pulled away with Alt: it stays, and copies of it go so far from it (metres, in its parent's terms). */
  z.object({ type: z.literal('transform.copy'), offset: Vec3Schema }),
  /** A gizmo is being dragged; nothing is stored before `transform.commit`. */
  z.object({ type: z.literal('transform.preview'), changes: z.array(TransformChange) }),
  /** What one gesture changed. `isRepeat`: it goes on with the gesture before it, by a key that is held. */
  z.object({
    type: z.literal('transform.commit'),
    changes: z.array(TransformChange),
    isRepeat: z.boolean().optional(),
  }),
  z.object({ type: z.literal('transform.cancel') }),
  /** How the editing camera is turned (radians), at most once a picture. */
  z.object({ type: z.literal('view.turned'), yaw: z.number(), pitch: z.number() }),
  /** The editing camera has rested with nothing in its picture, or sees something again. */
  z.object({ type: z.literal('view.lost'), isLost: z.boolean() }),
  /** Where what is carried stands now, and how it is turned by what it stands on. */
  FrameEntity.pick({ position: true, rotation: true }).extend({
    type: z.literal('placing.at'),
    requestId: z.number(),
  }),
  z.object({ type: z.literal('view.spot'), requestId: z.number(), position: Vec3Schema }),
  FrameEntity.pick({ position: true, rotation: true }).extend({
    type: z.literal('view.stand'),
    requestId: z.number(),
  }),
  z.object({ type: z.literal('run.started') }),
  /** The run begins without what lets things fall, because it did not come. */
  z.object({ type: z.literal('run.without-physics') }),
  /** The program wants the scene of this name to run in place of its own, or its own from the start. */
  z.object({ type: z.literal('scene.open'), name: z.string().max(500).nullable() }),
  z.object({ type: z.literal('run.error'), error: ScriptError }),
  /** For the console, at most once a picture: the newest lines, and how many before them were left out. */
  z.object({
    type: z.literal('run.log'),
    lines: z.array(LogLine).max(mostLogLines),
    leftOut: z.number().int().nonnegative(),
  }),
  /** A call begins that may never come back, or `null`: none is under way. Told before, because afterwards the page may be silent. */
  z.object({ type: z.literal('run.slow-call'), call: SlowCall.nullable() }),
  RunMoment.extend({ type: z.literal('run.moment') }),
  /** How long the world that is shown has run, in whole seconds of its own; told whenever that is another number, and earlier again in the past. */
  z.object({ type: z.literal('run.clock'), seconds: z.int().min(0) }),
  /** Lines that ran since the last such message, at most ten times a second; only of scripts that can stop and of blocks. */
  z.object({
    type: z.literal('run.lines'),
    lines: z.array(RunLine).max(500),
    /** On which something waits. */
    waits: z.array(RunLine).max(500),
  }),
  /** Stops that the run passed because their part of the program runs in one go; each is told once a run, at most ten times a second. */
  z.object({ type: z.literal('run.passed'), lines: z.array(RunLine).max(500) }),
  /** What the person did in the run, at most once a picture, and now and then what the world was; for the recording only. */
  z.object({
    type: z.literal('run.steps'),
    steps: z.array(RunStep).max(mostToldSteps),
    state: RunState.nullable(),
  }),
  /** What a course sees of a run whose start asked for it, at most once a picture. */
  z.object({ type: z.literal('run.seen'), sights: z.array(RunSight).max(60) }),
  FilmPart.extend({ type: z.literal('film.part') }),
  /** A model file was read that stands in the edited scene: what it calls its movements, the first ones of them, no name twice, and its sides. */
  z.object({
    type: z.literal('model.read'),
    source: FileSource,
    sides: Sides,
    moves: z.array(z.string().min(1).max(longestMove)).max(mostMoves),
  }),
  /** A rehearsal is over after so many steps (fewer when the run ended itself): a hash of the world, and where the project's things are. */
  z.object({
    type: z.literal('run.rehearsed'),
    steps: z.int().min(0),
    hash: z.string().length(16),
    places: z.array(RunPlace).max(20_000),
  }),
  /** The bytes of a GLB file; none when it could not be made. */
  z.object({ type: z.literal('model.made'), requestId: z.number(), bytes: GlbBytes }),
  /** A file of the library as it is; no bytes when it could not be read. */
  z.object({
    type: z.literal('file.bytes'),
    requestId: z.number(),
    bytes: boundedBytes<Uint8Array>(limits.assetBytes),
  }),
  /** What there is in a picture to know it by (`MarkerFeatures`); none where it cannot be read. */
  z.object({
    type: z.literal('marker.judged'),
    requestId: z.number(),
    features: z.number(),
    tracked: z.number(),
  }),
  z.object({ type: z.literal('picture.taken'), requestId: z.number(), dataUrl: z.string().max(20_000_000) }),
  /** A key pressed while the frame had the focus and that it did not use itself, so that shortcuts work everywhere. */
  z.object({
    type: z.literal('key.pressed'),
    key: z.string().max(32),
    code: z.string().max(32),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    meta: z.boolean(),
    /** It is held, and comes again. */
    repeat: z.boolean().optional(),
  }),
])
export type FromFrame = z.infer<typeof FromFrame>
