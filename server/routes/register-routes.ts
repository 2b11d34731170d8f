import type { App } from '../app/app.ts'
import type { ServerContext } from '../app/server-context.ts'
import { logIn } from './account/log-in.ts'
import { logOut } from './account/log-out.ts'
import { me } from './account/me.ts'
import { signUp } from './account/sign-up.ts'
import { invite } from './members/invite.ts'
import { listMembers } from './members/list-members.ts'
import { removeMember } from './members/remove-member.ts'
import { projectByName } from './project/by-name.ts'
import { cloneProject } from './project/clone.ts'
import { closedEpoch } from './project/closed-epoch.ts'
import { createProject } from './project/create.ts'
import { deleteProject } from './project/delete.ts'
import { myProjects } from './project/mine.ts'
import { projectsOfUser } from './project/of-user.ts'
import { updateProject } from './project/update.ts'
import { play } from './publish/play.ts'
import { playFiles } from './publish/play-files.ts'
import { publish } from './publish/publish.ts'
import { appConfig } from './site/app-config.ts'
import { health } from './site/health.ts'
import { versionInfo } from './site/version-info.ts'

/** Every call of the server, in the order of the documentation; adding one is a file and a line here. */
const routes: readonly ((app: App, context: ServerContext) => void)[] = [
  signUp,
  logIn,
  logOut,
  me,
  createProject,
  updateProject,
  deleteProject,
  projectByName,
  myProjects,
  projectsOfUser,
  invite,
  listMembers,
  removeMember,
  cloneProject,
  closedEpoch,
  publish,
  play,
  playFiles,
  appConfig,
  versionInfo,
  health,
]

export function registerRoutes(app: App, context: ServerContext): void {
  for (const route of routes) route(app, context)
}
