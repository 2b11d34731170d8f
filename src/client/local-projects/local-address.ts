import type { LocalProject } from './project-database.ts'

/** Where a project opens that only this browser has: the path that it began at, with its id. */
export const localAddress = ({ id, startedAt }: Pick<LocalProject, 'id' | 'startedAt'>): string =>
  `${startedAt ?? '/new'}?project=${id}`
