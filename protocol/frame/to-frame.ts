import { z } from 'zod'
import { FileSource } from '../../model/components/source.ts'
import { limits } from '../../model/document/limits.ts'
import { EntityId, FileId } from '../../model/ids.ts'
import { Locale } from '../locale.ts'
import { FrameEntity, TransformChange } from './frame-entity.ts'
import { FrameFile, FrameFiles, FramePath } from './frame-file.ts'
import { GlbBytes } from './glb-bytes.ts'
import { OwnKey } from './own-key.ts'
import { mostScriptNumbers, NumberChanges } from './run-input.ts'
import { RunRehearsal } from './run-rehearsal.ts'
import { RunPace, RunStops, RunStride } from './run-watch.ts'
import { ToolSettings } from './tool-settings.ts'

/** The sides of a scene that a cube has; `front` looks along -z. */
export const cubeSides = ['front', 'back', 'left', 'right', 'top'] as const

/** From where a scene can be looked at; `corner` is a little from the right and from above, as a world is first seen. */
export const ViewSide = z.enum([...cubeSides, 'corner'])
export type ViewSide = z.infer<typeof ViewSide>

/**
 * One press of an arranging key, in steps of the snapping: `right` and `ahead` as the editing camera sees the ground, on the nearest axis;
 * `up`; `turn` about the vertical axis, to the left.
 */
export const Nudge = z.object({
  right: z.number().int().min(-1).max(1),
  up: z.number().int().min(-1).max(1),
  ahead: z.number().int().min(-1).max(1),
  turn: z.number().int().min(-1).max(1),
  /** The key is held: this is one more step of the same gesture. */
  isRepeat: z.boolean().optional(),
})
export type Nudge = z.infer<typeof Nudge>

/**
 * One press of a key that moves the editing camera: `turn` around what is looked at, to the right; `lift` over it; `near`er to it; `right` and
 * `up` along the picture.
 */
export const ViewStep = Nudge.pick({ right: true, up: true, turn: true, isRepeat: true }).extend({
  lift: z.number().int().min(-1).max(1),
  near: z.number().int().min(-1).max(1),
})
export type ViewStep = z.infer<typeof ViewStep>

/** A script ready to run: instrumented JavaScript whose lines are those of the learner's text. */
export const RunScript = z.object({
  fileId: FileId,
  name: z.string(),
  source: z.string(),
  /** What it was made of, as a person can read it: sentences on errors take their words from there. */
  text: z.string(),
  /** The source is the body of a generator that can stop before each statement (`language/compile/debug`). */
  isStoppable: z.literal(true).optional(),
  /** The source takes its numbers from a table that begins like this, so that they can change while it runs. */
  numbers: z.array(z.number()).max(mostScriptNumbers).optional(),
})
export type RunScript = z.infer<typeof RunScript>

/** What a program can know of the scenes of its project. */
export const RunScenes = z.object({ current: z.string(), all: z.array(z.string()) })
export type RunScenes = z.infer<typeof RunScenes>

/** A sound file of the project that programs can play by its name. `source`: how its place is told. */
export const RunSound = z.object({
  name: z.string().max(limits.nameLength),
  source: FileSource,
  /** How long it is; `null` when nobody has told. */
  milliseconds: z.number().min(0).nullable(),
})
export type RunSound = z.infer<typeof RunSound>

/** Everything the app may say to the scene frame, over the port that it hands over once. */
export const ToFrame = z.discriminatedUnion('type', [
  /** First message. An `edit` frame never runs scripts; a `play` frame never edits. */
  z.object({
    type: z.literal('frame.init'),
    mode: z.enum(['edit', 'play']),
    locale: Locale,
    reducedMotion: z.boolean(),
    /** What the app takes of the keys that are pressed in the frame: the browser does not do what it would with them. */
    keys: z.array(OwnKey).max(500).optional(),
  }),
  /** Replaces the whole scene. Parents come before their children. */
  z.object({ type: z.literal('scene.load'), entities: z.array(FrameEntity) }),
  z.object({ type: z.literal('scene.patch'), upserts: z.array(FrameEntity), removes: z.array(EntityId) }),
  /** Where files of the library are; those of earlier messages stay. A thing whose file is not known yet appears when it is. */
  z.object({ type: z.literal('files.set'), files: FrameFiles }),
  z.object({ type: z.literal('selection.set'), ids: z.array(EntityId) }),
  /** `isFixed`: hands and keys move nothing, though everything can be selected: in a moment of the past, and for who may only look. */
  ToolSettings.extend({ type: z.literal('tool.set'), isFixed: z.boolean().optional() }),
  /** Moves or turns the selection by a key; answered by one `transform.commit` when anything can move. */
  Nudge.extend({ type: z.literal('selection.nudge') }),
  /** Lets each selected thing down (or up) onto what is below its middle; answered by one `transform.commit` when anything moves. */
  z.object({ type: z.literal('selection.drop') }),
  /** Moves the editing camera to look at these entities, or back to where it came from when it looks at them already; none = the whole scene. */
  z.object({ type: z.literal('view.focus'), ids: z.array(EntityId) }),
  ViewStep.extend({ type: z.literal('view.step') }),
  /** Looks at the selection, or at everything, from a side. */
  z.object({ type: z.literal('view.side'), side: ViewSide }),
  /**
   * Asks for the point on the ground in front of the editing camera where a new thing would be wholly in the picture; answered by `view.spot`.
   * `entity` is that thing, its place counting from the spot; one cubic metre is asked for without.
   */
  z.object({ type: z.literal('view.ask-spot'), requestId: z.number(), entity: FrameEntity.optional() }),
  /** Asks where the editing camera stands and how it is turned; answered by `view.stand`. */
  z.object({ type: z.literal('view.ask-stand'), requestId: z.number() }),
  /** Brings all of these into the picture, for things that were just made; nothing moves when they are in it. */
  z.object({ type: z.literal('view.reveal'), ids: z.array(EntityId) }),
  /**
   * Shows a thing that is not in the project where it would stand with the pointer at this point (CSS pixels of the frame), its place counting
   * from the spot below; answered by `placing.at`. A `scene.patch` that brings a thing of this id makes it a thing like any other.
   */
  z.object({
    type: z.literal('placing.show'),
    requestId: z.number(),
    entity: FrameEntity,
    x: z.number(),
    y: z.number(),
  }),
  /** Nothing is carried any longer: takes away what `placing.show` showed. */
  z.object({ type: z.literal('placing.end') }),
  /** What another person is dragging right now: shown, never stored. */
  z.object({ type: z.literal('ghosts.set'), changes: z.array(TransformChange) }),
  /** Starts the scripts (play frames only, once per frame). `seed` makes `random` repeatable. */
  z.object({
    type: z.literal('run.start'),
    seed: z.number().int(),
    scripts: z.array(RunScript),
    /** Somebody may want to pause it and look back: the frame remembers the last seconds. */
    isWatched: z.boolean().optional(),
    /** A course looks on: the frame tells by `run.seen` what is to be seen. */
    isSeen: z.boolean().optional(),
    /** The person has asked for AR: the camera is opened, and the world stands round the picture that it is to see. */
    isAr: z.boolean().optional(),
    /** The names of the project's scenes, and of the one that runs. */
    scenes: RunScenes.optional(),
    sounds: z.array(RunSound).max(1000).optional(),
    /** Nobody plays: the run does this by itself, stands still then, and answers by `run.rehearsed`. */
    rehearsal: RunRehearsal.optional(),
  }),
  /** Other numbers for scripts that take them from a table: index and number. What the person does is recorded, and so is this. */
  z.object({ type: z.literal('run.numbers'), fileId: FileId, changes: NumberChanges }),
  z.object({ type: z.literal('run.stop') }),
  /** How fast the run goes on; answered by `run.moment` when it pauses or goes on. */
  z.object({ type: z.literal('run.pace'), pace: RunPace }),
  /** Where scripts that can stop do so, instead of the stops before. */
  z.object({ type: z.literal('run.stops'), stops: RunStops }),
  /** Lets a paused run go a little; answered by `run.moment`. */
  z.object({ type: z.literal('run.stride'), stride: RunStride }),
  /** Shows a paused run as it was so many steps ago, 0 = now; answered by `run.moment`. */
  z.object({ type: z.literal('run.back'), steps: z.int().min(0) }),
  /** Films what the run shows from now on, or no longer; told by `film.part`. */
  z.object({ type: z.literal('run.film'), isOn: z.boolean() }),
  z.object({ type: z.literal('ping'), n: z.number() }),
  /** Takes a picture without gizmos (edit frames only); answered by `picture.taken`, a view all round some frames later. Pixels. */
  z.object({
    type: z.literal('picture.take'),
    requestId: z.number(),
    projection: z.enum(['perspective', 'equirectangular']),
    width: z.number().int(),
    height: z.number().int(),
  }),
  /** Takes a picture of a model file, as wide as high (edit frames only); answered by `picture.taken`, empty when it cannot be read. Pixels. */
  z.object({
    type: z.literal('model.show'),
    requestId: z.number(),
    file: FrameFile,
    size: z.int().min(1).max(2048),
  }),
  /** Makes a model file smaller (edit frames only); answered by `model.made`. */
  z.object({
    type: z.literal('model.shrink'),
    requestId: z.number(),
    file: z.union([FrameFile, z.strictObject({ bytes: GlbBytes })]),
  }),
  /** Reads a file of the library from the frame's own site, which the app cannot reach (edit frames only); answered by `file.bytes`. */
  z.object({ type: z.literal('file.read'), requestId: z.number(), path: FramePath }),
  /** Asks how well a camera would know a picture (edit frames only); answered by `marker.judged` some seconds later. */
  z.object({ type: z.literal('marker.judge'), requestId: z.number(), source: FileSource }),
  /** Lets a sound be heard: one of the library by its name, or a file by its source (edit frames only). */
  z.object({ type: z.literal('sound.try'), sound: z.string().max(100) }),
  /** Makes a GLB file of these things, wherever they are shown (edit frames only); answered by `model.made`. */
  z.object({ type: z.literal('model.make'), requestId: z.number(), entities: z.array(FrameEntity) }),
])
export type ToFrame = z.infer<typeof ToFrame>
