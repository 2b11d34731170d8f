import type { z } from 'zod'
import {
  MyProjectsAnswer,
  ProjectAnswer,
  ProjectByNameAnswer,
  ProjectsOfUserAnswer,
  StoredProjectAnswer,
  type VisibilityRequest,
} from '../../../protocol/http/project.ts'
import { formBody } from './form-body.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type ProjectData = z.infer<typeof ProjectAnswer>

interface NewProject {
  readonly displayName: string
  readonly description?: string
  readonly remixedFromProjectId?: string
  /** Makes asking again harmless: the same key gives the same project. */
  readonly originKey?: string
}

/** Makes a project of the person who is logged in; its slug comes from the server. */
export const createProjectRoute: Route<NewProject, ProjectData> = {
  method: 'POST',
  path: () => '/api/project',
  send: ({ displayName, description = '', remixedFromProjectId, originKey }) =>
    formBody({
      name: displayName,
      displayName,
      description,
      domainKey: '1',
      isKidProject: 'true',
      scenes: '[]',
      remixedFromProjectId,
      originKey,
    }),
  answer: ProjectAnswer,
}

interface ProjectChange {
  readonly id: string
  readonly name?: string
  readonly description?: string
  readonly displayName?: string
  /** Words of `tagsRoute`. */
  readonly tags?: readonly string[]
  readonly projectScreenshot?: Blob
}

/** Changes what is given. What is in the project's scenes goes by sync, never by this call. */
export const updateProjectRoute: Route<ProjectChange, z.infer<typeof StoredProjectAnswer>> = {
  method: 'PUT',
  path: () => '/api/project',
  send: ({ tags, ...fields }) => formBody({ ...fields, tags: tags?.join(',') }),
  answer: StoredProjectAnswer,
}

/** Says who may see a project. Owner only. */
export const visibilityRoute: Route<VisibilityRequest, ProjectData> = {
  method: 'PUT',
  path: () => '/api/project/visibility',
  send: jsonBody,
  answer: ProjectAnswer,
}

/** A project by its address, with what the asker may do; 'project.missing' when the asker may not see it. */
export const projectByNameRoute: Route<
  { readonly username: string; readonly name: string },
  ProjectByNameAnswer
> = {
  method: 'GET',
  path: ({ username, name }) => `/api/project/by-name?${new URLSearchParams({ username, name })}`,
  answer: ProjectByNameAnswer,
}

/** Own projects and those that one is invited to, the one changed last first. */
export const myProjectsRoute: Route<null, z.infer<typeof MyProjectsAnswer>> = {
  method: 'GET',
  path: () => '/api/project/mine',
  answer: MyProjectsAnswer,
}

/** A person's published projects; one's own: all of them. */
export const projectsOfUserRoute: Route<{ readonly username: string }, ProjectsOfUserAnswer> = {
  method: 'GET',
  path: ({ username }) => `/api/project/of-user?${new URLSearchParams({ username })}`,
  answer: ProjectsOfUserAnswer,
}

interface Copy {
  readonly projectId: string
  readonly originKey: string
  /** The original's when absent. */
  readonly displayName?: string
}

/** Copies what is published (or the live project for those who may edit it) onto one's own shelf. */
export const cloneProjectRoute: Route<Copy, ProjectData> = {
  method: 'POST',
  path: () => '/api/project/clone',
  send: (copy) => formBody({ ...copy }),
  answer: ProjectAnswer,
}
