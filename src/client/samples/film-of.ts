import { houseName } from '../../../protocol/addresses/house-name.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { sampleFilms } from './sample-films.ts'

/** The short film of a project, where there is one: of the samples of the house. */
export const filmOf = ({ username, name }: Pick<ProjectSummary, 'username' | 'name'>): string | undefined =>
  username === houseName ? sampleFilms[name] : undefined
