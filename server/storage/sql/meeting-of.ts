import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Meeting } from '../ports/members.ts'
import { areClassmates } from './are-classmates.ts'
import { isPupil } from './is-pupil.ts'

/** How a person may come into a project of an owner's. */
export async function meetingOf(
  database: Kysely<Database>,
  ownerId: string,
  personId: string,
): Promise<Meeting> {
  if (await areClassmates(database, ownerId, personId)) return 'by-name'
  if (await isPupil(database, ownerId)) return 'never'
  return (await isPupil(database, personId)) ? 'by-link' : 'by-name'
}
