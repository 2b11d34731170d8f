import type { z } from 'zod'
import {
  CommunityAnswer,
  CommunityProjectsAnswer,
  type CommunityQuery,
  LikeAnswer,
  type LikeRequest,
  RemixTreeAnswer,
  TagsAnswer,
} from '../../../protocol/http/community.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

interface Address {
  readonly projectname: string
  readonly username: string
}

type CommunitySearch = Partial<Pick<CommunityQuery, 'q' | 'tag' | 'sort' | 'page' | 'limit'>>

const queryOf = (values: object): string =>
  String(
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  )

/** What is published for everybody: the newest first unless `sort` says otherwise, 20 a page. */
export const communityRoute: Route<CommunitySearch, z.infer<typeof CommunityAnswer>> = {
  method: 'GET',
  path: (search) => `/api/project/v2?${queryOf({ isKidProject: true, ...search })}`,
  answer: CommunityAnswer,
}

/** Published projects that have something in common with one. */
export const similarProjectsRoute: Route<Address, z.infer<typeof CommunityProjectsAnswer>> = {
  method: 'GET',
  path: (address) => `/api/project/similiar?${queryOf(address)}`,
  answer: CommunityProjectsAnswer,
}

/** One's own like; without `isLiked` it is turned round. */
export const likeRoute: Route<LikeRequest, z.infer<typeof LikeAnswer>> = {
  method: 'POST',
  path: () => '/api/project/like',
  send: jsonBody,
  answer: LikeAnswer,
}

/** What one has liked, newest like first. */
export const likedProjectsRoute: Route<null, z.infer<typeof CommunityProjectsAnswer>> = {
  method: 'GET',
  path: () => '/api/project/v2/liked/projects',
  answer: CommunityProjectsAnswer,
}

/** Where a project comes from and what became of it. */
export const remixTreeRoute: Route<Address, z.infer<typeof RemixTreeAnswer>> = {
  method: 'GET',
  path: (address) => `/api/project/remixes?${queryOf(address)}`,
  answer: RemixTreeAnswer,
}

/** What a project can be tagged with, in both languages. */
export const tagsRoute: Route<null, z.infer<typeof TagsAnswer>> = {
  method: 'GET',
  path: () => '/api/tags?tagFor=kids',
  answer: TagsAnswer,
}
