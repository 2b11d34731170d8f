import { z } from 'zod'

/** Letters, digits, `_` and `-`: safe as a Yjs key, an HTML id and a URL part. */
const pattern = /^[A-Za-z0-9_-]{1,64}$/
const id = z.string().regex(pattern)

/** Of a project on the server. */
export const ProjectId = id.brand('ProjectId')
export type ProjectId = z.infer<typeof ProjectId>

/** Of a scene in its project. */
export const SceneId = id.brand('SceneId')
export type SceneId = z.infer<typeof SceneId>

/** Of an entity in its scene. */
export const EntityId = id.brand('EntityId')
export type EntityId = z.infer<typeof EntityId>

/** As `EntityId.safeParse`, for reading scenes of thousands. */
export const isEntityId = (id: string): id is EntityId => pattern.test(id)

/** Of a tab of code in its project. */
export const FileId = id.brand('FileId')
export type FileId = z.infer<typeof FileId>

/** Of an asset in its project. */
export const AssetId = id.brand('AssetId')
export type AssetId = z.infer<typeof AssetId>

/** Of a doodle in its project. */
export const DoodleId = id.brand('DoodleId')
export type DoodleId = z.infer<typeof DoodleId>

/** Of a stroke in its doodle. */
export const StrokeId = id.brand('StrokeId')
export type StrokeId = z.infer<typeof StrokeId>

/** Of a course of ours. */
export const CourseId = id.brand('CourseId')
export type CourseId = z.infer<typeof CourseId>

/** A step of a course: unique in the course. */
export const StepId = id.brand('StepId')
export type StepId = z.infer<typeof StepId>

/** Blockly makes block ids from punctuation too, so they are only bounded in length; half a surrogate pair would be another id elsewhere. */
export const BlockId = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => text.isWellFormed())
