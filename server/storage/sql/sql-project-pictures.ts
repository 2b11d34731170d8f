import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ProjectPictures } from '../ports/project-pictures.ts'

/** Most pictures of one project. */
const mostPictures = 60

export function sqlProjectPictures(database: Kysely<Database>): ProjectPictures {
  return {
    store: (projectId, pictures, at) =>
      database.transaction().execute(async (transaction) => {
        for (const { kind, name, picture } of pictures) {
          const { bytes, type } = picture
          await transaction
            .insertInto('project_picture')
            .values({ project_id: projectId, kind, name, at, bytes, type })
            .onConflict((conflict) =>
              conflict.columns(['project_id', 'kind', 'name']).doUpdateSet({ at, bytes, type }),
            )
            .execute()
        }
        const kept = await transaction
          .selectFrom('project_picture')
          .select(['kind', 'name'])
          .where('project_id', '=', projectId)
          .orderBy('at', 'desc')
          .orderBy('name')
          .execute()
        for (const { kind, name } of kept.slice(mostPictures)) {
          await transaction
            .deleteFrom('project_picture')
            .where('project_id', '=', projectId)
            .where('kind', '=', kind)
            .where('name', '=', name)
            .execute()
        }
      }),

    async find(projectId, kind, name) {
      const row = await database
        .selectFrom('project_picture')
        .select(['bytes', 'type'])
        .where('project_id', '=', projectId)
        .where('kind', '=', kind)
        .where('name', '=', name)
        .executeTakeFirst()
      return row
    },
  }
}
