import type { Accounts } from './ports/accounts.ts'
import type { Approvals } from './ports/approvals.ts'
import type { Assets } from './ports/assets.ts'
import type { Bin } from './ports/bin.ts'
import type { Classes } from './ports/classes.ts'
import type { Community, Remixes } from './ports/community.ts'
import type { Courses } from './ports/courses.ts'
import type { EmailChanges } from './ports/email-changes.ts'
import type { Events } from './ports/events.ts'
import type { FeedbackBox } from './ports/feedback.ts'
import type { Guesses } from './ports/guesses.ts'
import type { Identities } from './ports/identities.ts'
import type { Inventory } from './ports/inventory.ts'
import type { Invitations } from './ports/invitations.ts'
import type { ProjectLikes } from './ports/likes.ts'
import type { Members } from './ports/members.ts'
import type { PasswordResets } from './ports/password-resets.ts'
import type { PersonalRecords } from './ports/personal-records.ts'
import type { Profiles } from './ports/profiles.ts'
import type { ProjectPictures } from './ports/project-pictures.ts'
import type { Projects } from './ports/projects.ts'
import type { Publications } from './ports/publications.ts'
import type { Reports } from './ports/reports.ts'
import type { Rewards } from './ports/rewards.ts'
import type { Roles } from './ports/roles.ts'
import type { ServerKeys } from './ports/server-keys.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Statistics } from './ports/statistics.ts'
import type { UpdateLog } from './ports/update-log.ts'
import type { Uploads } from './ports/uploads.ts'
import type { UsedTickets } from './ports/used-tickets.ts'
import type { Volumes } from './ports/volumes.ts'

/** Everything that outlives the process, behind ports; `sql/open-storage.ts` is the adapter for SQL databases. */
export interface Storage {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly roles: Roles
  readonly profiles: Profiles
  readonly identities: Identities
  readonly passwordResets: PasswordResets
  readonly emailChanges: EmailChanges
  readonly projects: Projects
  readonly members: Members
  readonly invitations: Invitations
  readonly likes: ProjectLikes
  readonly bin: Bin
  readonly community: Community
  readonly remixes: Remixes
  readonly projectPictures: ProjectPictures
  readonly serverKeys: ServerKeys
  readonly publications: Publications
  readonly classes: Classes
  readonly approvals: Approvals
  readonly updateLog: UpdateLog
  readonly inventory: Inventory
  readonly usedTickets: UsedTickets
  readonly assets: Assets
  readonly uploads: Uploads
  readonly events: Events
  readonly statistics: Statistics
  readonly rewards: Rewards
  readonly courses: Courses
  readonly feedback: FeedbackBox
  readonly reports: Reports
  readonly volumes: Volumes
  readonly guesses: Guesses
  readonly personalRecords: PersonalRecords
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
