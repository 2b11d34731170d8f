import { allTags, TagsAnswer, TagsQuery } from '../../../protocol/http/community.ts'
import type { App } from '../../app/app.ts'
import { anybody } from '../../auth/security.ts'
import { refusals } from '../refusals.ts'

/** GET /api/tags?tagFor=kids: what a project can be tagged with, in both languages. */
export function tags(app: App): void {
  app.get(
    '/api/tags',
    {
      schema: {
        operationId: 'tags',
        security: anybody,
        querystring: TagsQuery,
        response: { 200: TagsAnswer, ...refusals },
      },
    },
    async () => ({ data: allTags }),
  )
}
