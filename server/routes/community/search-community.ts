import { CommunityAnswer, CommunityQuery } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import type { ServerContext } from '../../app/server-context.ts'
import { searchable } from '../../storage/search-text.ts'
import { refusals } from '../refusals.ts'

/** GET /api/project/v2: what is published for everybody, by words, tag and order, page by page (spec 7). */
export function searchCommunity(app: App, { storage }: ServerContext): void {
  app.get(
    '/api/project/v2',
    {
      schema: {
        operationId: 'searchCommunity',
        querystring: CommunityQuery,
        response: { 200: CommunityAnswer, ...refusals },
      },
    },
    async (request) => {
      const { isKidProject, q, tag, sort, page, limit } = request.query
      const { projects, count } = await storage.community.search({
        readerId: request.login?.account.id ?? null,
        isKidProject: isKidProject === undefined ? undefined : isKidProject === 'true',
        words: searchable(q).split(/\s+/).filter(Boolean),
        tag,
        sort,
        offset: (page - 1) * limit,
        limit,
      })
      return { projects: [...projects], page, count }
    },
  )
}
