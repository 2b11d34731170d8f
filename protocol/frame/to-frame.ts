import { z } from 'zod'
import { EntityId, FileId } from '../../model/ids.ts'
import { FrameEntity, TransformChange } from './frame-entity.ts'

export const Tool = z.enum(['select', 'move', 'turn', 'scale'])
export type Tool = z.infer<typeof Tool>

/** A script ready to run: instrumented JavaScript whose lines are those of the learner's text. */
export const RunScript = z.object({ fileId: FileId, name: z.string(), source: z.string() })
export type RunScript = z.infer<typeof RunScript>

/** Everything the app may say to the scene frame, over the port that it hands over once. */
export const ToFrame = z.discriminatedUnion('type', [
  /** First message. An `edit` frame never runs scripts; a `play` frame never edits. */
  z.object({
    type: z.literal('frame.init'),
    mode: z.enum(['edit', 'play']),
    locale: z.enum(['en', 'de']),
    reducedMotion: z.boolean(),
  }),
  /** Replaces the whole scene. Parents come before their children. */
  z.object({ type: z.literal('scene.load'), entities: z.array(FrameEntity) }),
  z.object({ type: z.literal('scene.patch'), upserts: z.array(FrameEntity), removes: z.array(EntityId) }),
  z.object({ type: z.literal('selection.set'), ids: z.array(EntityId) }),
  z.object({
    type: z.literal('tool.set'),
    tool: Tool,
    snap: z.boolean(),
    space: z.enum(['world', 'local']),
    grid: z.boolean(),
  }),
  /** Moves the editing camera to look at these entities; none = the whole scene. */
  z.object({ type: z.literal('view.focus'), ids: z.array(EntityId) }),
  /** Asks for the point on the ground in front of the editing camera; answered by `view.spot`. */
  z.object({ type: z.literal('view.ask-spot'), requestId: z.number() }),
  /** What another person is dragging right now: shown, never stored. */
  z.object({ type: z.literal('ghosts.set'), changes: z.array(TransformChange) }),
  /** Starts the scripts (play frames only, once per frame). `seed` makes `random` repeatable. */
  z.object({ type: z.literal('run.start'), seed: z.number().int(), scripts: z.array(RunScript) }),
  z.object({ type: z.literal('run.stop') }),
  z.object({ type: z.literal('ping'), n: z.number() }),
  /** Takes a picture without gizmos; answered by `picture.taken`. Pixels. */
  z.object({
    type: z.literal('picture.take'),
    requestId: z.number(),
    projection: z.enum(['perspective', 'equirectangular']),
    width: z.number().int(),
    height: z.number().int(),
  }),
])
export type ToFrame = z.infer<typeof ToFrame>
