import { z } from 'zod'
import { kidsTags } from '../tags/kids-tags.ts'
import { ProjectSummary } from './project.ts'

/** Projects on one page of a list, unless asked otherwise (spec 9), and the most that can be asked for. */
export const usualPageSize = 20
const largestPage = 60

/** A published project as the community sees it. */
export const CommunityProject = ProjectSummary.extend({
  tags: z.array(z.string()),
  likesCount: z.number(),
  remixesCount: z.number(),
  /** False for a visitor. */
  isLikedByMe: z.boolean(),
}).meta({ id: 'CommunityProject' })
export type CommunityProject = z.infer<typeof CommunityProject>

const Limit = z.coerce.number().int().min(1).max(largestPage).default(usualPageSize)

/** Query of GET /api/project/v2. All conditions hold together. */
export const CommunityQuery = z.object({
  isKidProject: z.enum(['true', 'false']).optional(),
  /** Words in title, description, tags or the maker's name; all of them must be found. */
  q: z.string().max(100).default(''),
  tag: z.string().max(40).optional(),
  sort: z.enum(['new', 'liked', 'remixed']).default('new'),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: Limit,
})
export type CommunityQuery = z.infer<typeof CommunityQuery>

export const CommunityAnswer = z.object({
  projects: z.array(CommunityProject),
  page: z.number(),
  /** Of all pages together. */
  count: z.number(),
})

/** A project by its address. */
export const ProjectAddress = z.object({ projectname: z.string().max(200), username: z.string().max(64) })

/** Query of GET /api/project/similiar (the spec's spelling). */
export const SimilarQuery = ProjectAddress.extend({
  limit: z.coerce.number().int().min(1).max(20).default(6),
})

export const CommunityProjectsAnswer = z.object({ projects: z.array(CommunityProject) })

/** Body of POST /api/project/like. With `isLiked` it may be asked any number of times; without it each call turns it round. */
export const LikeRequest = ProjectAddress.extend({ isLiked: z.boolean().optional() })
export type LikeRequest = z.infer<typeof LikeRequest>
export const LikeAnswer = z.object({ isLikedByMe: z.boolean(), likesCount: z.number() })

/** Answer of GET /api/project/remixes: what the asker may see of where a project comes from and what became of it. */
export const RemixTreeAnswer = z.object({
  /** From the project's original to the first of all. */
  ancestors: z.array(ProjectSummary),
  /** All below the project; `remixOf` is the nearest one above that is shown, or the project itself. */
  remixes: z.array(z.object({ project: ProjectSummary, remixOf: z.string() })),
})

/** Query of GET /api/tags. There is one list of tags, that of the kids' edition. */
export const TagsQuery = z.object({ tagFor: z.literal('kids').default('kids') })

/** Answer of GET /api/tags: read as `data.data` (spec 7). */
export const TagsAnswer = z.object({
  data: z.array(z.object({ tag: z.string(), en: z.string(), de: z.string() })),
})

/** All tags in the order they are offered. */
export const allTags: z.infer<typeof TagsAnswer>['data'] = Object.entries(kidsTags).map(([tag, names]) => ({
  tag,
  ...names,
}))
