import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { ProjectId } from '../../model/ids.ts'
import { isKidsTag } from '../tags/kids-tags.ts'
import { because } from './because.ts'

export const Visibility = z.enum(['private', 'class', 'link', 'public'])
export type Visibility = z.infer<typeof Visibility>

/** What somebody may do with a project; the server decides it on every message. */
export const Access = z.enum(['owner', 'editor', 'viewer'])
export type Access = z.infer<typeof Access>

/** A project as lists and headers show it. */
export const ProjectSummary = z
  .object({
    _id: ProjectId,
    /** The slug in its address, unique per owner. */
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    /** The owner's. */
    username: z.string(),
    /** Milliseconds since 1970. */
    updatedAt: z.number(),
    visibility: Visibility,
    published: z
      .object({
        /** Six characters; the address of the player. */
        playCode: z.string(),
        publishedAt: z.number(),
        /** A path on the app's own site. */
        thumbnail: z.string(),
        /** It can be looked round in as a picture, `/play/{code}/360`. */
        hasPanorama: z.boolean().optional(),
      })
      .nullable(),
    /** What it looks like while it is not published, for its people: a path on the app's own site. */
    draftPicture: z.string().optional(),
    remixedFrom: z.object({ username: z.string(), name: z.string(), displayName: z.string() }).nullable(),
    /** Staff hid it: nobody else can see it. Told to its owner only. */
    isHidden: z.literal(true).optional(),
  })
  .meta({ id: 'ProjectSummary' })
export type ProjectSummary = z.infer<typeof ProjectSummary>

const DisplayName = z
  .string(because('project.name-empty'))
  .trim()
  .min(1, because('project.name-empty'))
  .max(limits.nameLength, because('project.name-too-long'))
const Description = z.string().max(limits.descriptionLength, because('project.description-too-long'))
const Slug = z.string().max(200, because('project.name-too-long'))

/** A form field that holds JSON; what is not JSON, or not of the shape, is refused as a whole. */
const SceneList = z
  .string()
  .max(1_000_000, because('general.too-large'))
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'general.invalid-request' })
      return z.NEVER
    }
  })
  .pipe(z.array(z.looseObject({ name: z.string() }), because('general.invalid-request')).max(200))

/** Field `tags` of a form: a JSON list or names with commas between them, all of them from `kidsTags`. */
export const TagList = z
  .string()
  .max(500, because('project.tag-unknown'))
  .transform((text) => text.split(/[[\]",\s]+/).filter((tag) => tag !== ''))
  .pipe(z.array(z.string().refine(isKidsTag, because('project.tag-unknown'))).max(10))

/** A form's yes or no. */
export const FormFlag = z
  .enum(['true', 'false'], because('general.invalid-request'))
  .transform((text) => text === 'true')

const OriginKey = z.string().min(1).max(100)

/** Fields of POST /api/project (multipart, so all are texts). A file `{sceneName}_screenshot` comes with each scene. */
export const CreateProjectFields = z.object({
  name: Slug.optional(),
  description: Description.default(''),
  displayName: DisplayName,
  domainKey: z.string().max(20).optional(),
  remixedFromProjectId: ProjectId.optional(),
  isKidProject: FormFlag.default(true),
  /** Names the project in the browser where it began: asking again with the same one gives the same project. */
  originKey: OriginKey.optional(),
  scenes: SceneList.default([]),
  tags: TagList.default([]),
})

/** Fields of PUT /api/project (multipart). What is absent stays. Files: `projectScreenshot`, and `{sceneName}_screenshot` for each scene. */
export const UpdateProjectFields = z.object({
  id: ProjectId,
  name: Slug.optional(),
  description: Description.optional(),
  displayName: DisplayName.optional(),
  scenes: SceneList.optional(),
  tags: TagList.optional(),
})

/** Fields of POST /api/project/clone (multipart), and the file `projectScreenshot`. A `userId` is ignored: the actor is the one of the login. */
export const CloneProjectFields = z.object({
  projectId: ProjectId,
  name: Slug.optional(),
  description: Description.optional(),
  displayName: DisplayName.optional(),
  /** Names one press of the button: asking again with the same one gives the same copy. */
  originKey: OriginKey.optional(),
})

/** Body of DELETE /api/project. */
export const DeleteProjectRequest = z.object({ id: ProjectId })

/** Body of PUT /api/project/visibility. */
export const VisibilityRequest = z.object({ id: ProjectId, visibility: Visibility })
export type VisibilityRequest = z.input<typeof VisibilityRequest>

export const ProjectByNameQuery = z.object({ username: z.string().max(64), name: z.string().max(200) })
export const ProjectsOfUserQuery = z.object({ username: z.string().max(64) })

export const ProjectAnswer = z.object({ project: ProjectSummary })

/** Answer of making or changing a project: `token` is the address that takes its pictures for an hour (`POST {token}`, spec 7). */
export const StoredProjectAnswer = z.object({ project: ProjectSummary, token: z.string() })
export const ProjectByNameAnswer = z.object({
  project: ProjectSummary,
  /** Words of `kidsTags`. */
  tags: z.array(z.string()),
  access: Access,
  /** Whether the asker is in the live project; everybody else sees what is published. */
  isMember: z.boolean(),
  isLikedByMe: z.boolean(),
  likesCount: z.number(),
})
export type ProjectByNameAnswer = z.infer<typeof ProjectByNameAnswer>
export const MyProjectsAnswer = z.object({ projects: z.array(ProjectSummary) })
export const ProjectsOfUserAnswer = z.object({
  user: z.object({ username: z.string(), name: z.string(), profileImg: z.string().nullable() }),
  projects: z.array(ProjectSummary),
})
export type ProjectsOfUserAnswer = z.infer<typeof ProjectsOfUserAnswer>
