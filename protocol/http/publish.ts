import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { ProjectId } from '../../model/ids.ts'
import { because } from './because.ts'
import { FormFlag, TagList } from './project.ts'

/** Largest picture of a publish, in bytes: a scene's 4096 × 2048 screenshot fits (10 MiB). */
export const maxPictureBytes = 10 * 1024 * 1024

/** Largest document of a publish, in bytes (Yjs update v2): the same 10 MiB as a synced project. */
export const maxPublishedBytes = 10 * 1024 * 1024

/**
 * Text fields of POST /api/project/publish (spec 3, Publish payload); `screenshot`, `screenshot360` (may be absent) and `document` (Yjs v2) are files. Without a document the
 * live project is published as it is, or, with `saveCurrentScene` false, once more what was published last.
 */
export const PublishFields = z.object({
  projectId: ProjectId,
  name: z.string().max(200, because('project.name-too-long')).optional(),
  displayName: z
    .string(because('project.name-empty'))
    .trim()
    .min(1, because('project.name-empty'))
    .max(limits.nameLength, because('project.name-too-long')),
  description: z.string().max(limits.descriptionLength, because('project.description-too-long')).default(''),
  /** Whether the person means to publish once more; every publish is kept either way. */
  isUpdate: FormFlag.default(false),
  saveCurrentScene: FormFlag.default(true),
  remixedFromProjectId: ProjectId.optional(),
  tags: TagList.optional(),
})

/** Six characters without look-alikes (no 0, o, 1, l, i). */
export const PlayCode = z.string().regex(/^[a-hjkmnp-z2-9]{6}$/)

/** Answer of GET /api/play/{code}: what a visitor needs to play the world. */
export const PlayAnswer = z.object({
  playCode: z.string(),
  displayName: z.string(),
  description: z.string(),
  username: z.string(),
  name: z.string(),
  /** Paths on the app's own site; the snapshot is a Yjs update v2. */
  snapshot: z.string(),
  thumbnail: z.string(),
  /** 4096 × 2048: longitude across, latitude up. */
  panorama: z.string().nullable(),
})
export type PlayAnswer = z.infer<typeof PlayAnswer>
