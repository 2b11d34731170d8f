import { findServicePrograms } from '../../../../scripts/service-programs.ts'
import type { Service } from './run-service.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Vitest's global setup of the project `server-pg`: one PostgreSQL for all its files, whose address its tests find in
 * `TEST_POSTGRES_URL`.
 */
export async function setup(): Promise<() => Promise<void>> {
  const programs = findServicePrograms()
  if (!programs) throw new Error('PostgreSQL and Redis are needed: apt-get install postgresql redis-server')
  const postgres: Service = await startPostgres(programs.postgresBin)
  process.env.TEST_POSTGRES_URL = postgres.url
  return () => postgres.end()
}
