import { servicePrograms } from './programs.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Vitest's global setup of the project `server-pg`: one PostgreSQL for all its files, whose address its tests find in
 * `TEST_POSTGRES_URL`.
 */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres(servicePrograms().postgresBin)
  process.env.TEST_POSTGRES_URL = postgres.url
  return () => postgres.end()
}
