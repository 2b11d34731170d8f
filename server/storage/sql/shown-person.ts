import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { areClassmates } from './are-classmates.ts'
import { isPupil } from './is-pupil.ts'

/** Whether somebody (`null`: a visitor) may not read what a pupil says of themselves: all but their classes and teachers. */
export const isStranger = async (
  database: Kysely<Database>,
  userId: string,
  readerId: string | null,
): Promise<boolean> =>
  readerId !== userId &&
  (await isPupil(database, userId)) &&
  (readerId === null || !(await areClassmates(database, userId, readerId)))

interface Person {
  readonly id: string
  readonly name: string
  readonly profileImg: string | null
}

/** A person as somebody (`null`: a visitor) sees them: strangers see a pupil's nickname and no picture. */
export async function shownPerson<P extends Person>(
  database: Kysely<Database>,
  readerId: string | null,
  person: P,
): Promise<P> {
  if (!(await isStranger(database, person.id, readerId))) return person
  const member = await database
    .selectFrom('class_member')
    .select('nickname')
    .where('user_id', '=', person.id)
    .where('secret_hash', 'is not', null)
    .orderBy('joined_at')
    .executeTakeFirst()
  return { ...person, name: member?.nickname ?? '', profileImg: null }
}
