import type { Accounts } from './ports/accounts.ts'
import type { Members } from './ports/members.ts'
import type { Projects } from './ports/projects.ts'
import type { Publications } from './ports/publications.ts'
import type { Roles } from './ports/roles.ts'
import type { Sessions } from './ports/sessions.ts'
import type { UpdateLog } from './ports/update-log.ts'

/** Everything that outlives the process, behind ports; `sql/open-storage.ts` is the adapter for SQL databases. */
export interface Storage {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly roles: Roles
  readonly projects: Projects
  readonly members: Members
  readonly publications: Publications
  readonly updateLog: UpdateLog
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
