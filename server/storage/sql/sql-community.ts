import { type Kysely, type Selectable, sql } from 'kysely'
import { CommunityProject } from '../../../protocol/http/community.ts'
import type { Database } from '../database.ts'
import type { Community, CommunitySearch } from '../ports/community.ts'
import { classIdsOf } from './class-ids-of.ts'
import { howAlike, mostAlike } from './how-alike.ts'
import { type FromProject, isForPerson } from './is-for-person.ts'
import { isFound } from './is-found.ts'
import { selectSummaries, summaryOf } from './project-summary-row.ts'

/** Projects that are compared word by word when similar ones are looked for: those that the database finds most alike. */
const mostCandidates = 200

const likesOf = (from: FromProject) =>
  from
    .selectFrom('project_like')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('project_like.project_id', '=', 'project.id')

const likesBy = (from: FromProject, userId: string | null) =>
  from
    .selectFrom('project_like as own')
    .select((count) => count.fn.countAll<number>().as('count'))
    .whereRef('own.project_id', '=', 'project.id')
    .where('own.user_id', '=', userId ?? '')

/** How many others show a remix of it; their second one does not count. */
const remixesOf = (from: FromProject) =>
  from
    .selectFrom('project as remix')
    .select((count) => count.fn.count<number>('remix.owner_id').distinct().as('count'))
    .whereRef('remix.remixed_from_id', '=', 'project.id')
    .whereRef('remix.owner_id', '<>', 'project.owner_id')
    .where('remix.play_code', 'is not', null)
    .where('remix.visibility', '<>', 'private')
    .where('remix.deleted_at', 'is', null)

const tagIs = (from: FromProject, tags: readonly string[]) =>
  from.exists(
    from
      .selectFrom('project_tag')
      .select('project_tag.tag')
      .whereRef('project_tag.project_id', '=', 'project.id')
      .where('project_tag.tag', 'in', tags),
  )

function matches(from: FromProject, search: CommunitySearch) {
  const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return from.and([
    isFound(from),
    ...search.words.map((word) => sql<boolean>`project.search_text like ${pattern(word)} escape '\\'`),
    ...(search.tag === undefined ? [] : [tagIs(from, [search.tag])]),
    ...(search.isKidProject === undefined
      ? []
      : [from('project.is_kid_project', '=', Number(search.isKidProject))]),
  ])
}

export function sqlCommunity(database: Kysely<Database>): Community {
  const withCounts = (readerId: string | null) =>
    selectSummaries(database).select((from) => [
      likesOf(from).as('likes_count'),
      likesBy(from, readerId).as('own_likes'),
      remixesOf(from).as('remixes_count'),
    ])
  type Row = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number]

  const read = async (rows: readonly Row[]): Promise<readonly CommunityProject[]> => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const tags: readonly Selectable<Database['project_tag']>[] = await database
      .selectFrom('project_tag')
      .selectAll()
      .where('project_id', 'in', ids)
      .orderBy('tag')
      .execute()
    return rows.map((row) =>
      CommunityProject.parse({
        ...summaryOf(row),
        tags: tags.filter(({ project_id }) => project_id === row.id).map(({ tag }) => tag),
        likesCount: Number(row.likes_count),
        remixesCount: Number(row.remixes_count),
        isLikedByMe: Number(row.own_likes) > 0,
      }),
    )
  }

  return {
    async search(search) {
      const { count } = await database
        .selectFrom('project')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where((from) => matches(from, search))
        .executeTakeFirstOrThrow()
      const byCount = search.sort === 'liked' ? 'likes_count' : 'remixes_count'
      const found = withCounts(search.readerId).where((from) => matches(from, search))
      const sorted = search.sort === 'new' ? found : found.orderBy(byCount, 'desc')
      const rows = await sorted
        .orderBy('published.id', 'desc')
        .limit(search.limit)
        .offset(search.offset)
        .execute()
      return { projects: await read(rows), count: Number(count) }
    },

    async similarTo(projectId, readerId, limit) {
      const [project] = await read(await withCounts(readerId).where('project.id', '=', projectId).execute())
      if (!project) return []
      const own = await database
        .selectFrom('project')
        .select(['owner_id as ownerId', 'remixed_from_id as originalId'])
        .where('id', '=', projectId)
        .executeTakeFirstOrThrow()
      const atMost = mostAlike({ ...project, ...own, projectId })
      const rows = await withCounts(readerId)
        .where(isFound)
        .where('project.id', '<>', projectId)
        .where(atMost, '>', 0)
        .orderBy(atMost, 'desc')
        .orderBy('published.id', 'desc')
        .limit(mostCandidates)
        .execute()
      return (await read(rows))
        .map((other) => ({ other, points: howAlike(project, other) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || b.other.likesCount - a.other.likesCount)
        .slice(0, limit)
        .map(({ other }) => other)
    },

    async likedBy(userId) {
      const classIds = await classIdsOf(database, userId)
      const rows = await withCounts(userId)
        .innerJoin('project_like as mine', (join) =>
          join.onRef('mine.project_id', '=', 'project.id').on('mine.user_id', '=', userId),
        )
        .where((from) =>
          from.or([
            from('project.visibility', 'in', ['public', 'link']),
            isForPerson(from, userId, classIds),
          ]),
        )
        .orderBy('mine.at', 'desc')
        .orderBy('project.id')
        .execute()
      return read(rows)
    },
  }
}
