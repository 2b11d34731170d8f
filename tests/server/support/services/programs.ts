import { findServicePrograms, type ServicePrograms } from '../../../../scripts/service-programs.ts'

/** The programs of the services; throws where they are not installed. */
export function servicePrograms(): ServicePrograms {
  const programs = findServicePrograms()
  if (!programs) throw new Error('PostgreSQL and Redis are needed: apt-get install postgresql redis-server')
  return programs
}
