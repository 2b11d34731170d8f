import type { App } from '../app/app.ts'
import type { ServerContext } from '../app/server-context.ts'
import { changeEmail } from './account/change-email.ts'
import { deleteAccount } from './account/delete-account.ts'
import { exportAccount } from './account/export-account.ts'
import { forgetPassword } from './account/forget-password.ts'
import { keepAccount } from './account/keep-account.ts'
import { logIn } from './account/log-in.ts'
import { logOut } from './account/log-out.ts'
import { me } from './account/me.ts'
import { signUp } from './account/sign-up.ts'
import { assetLinks } from './asset/asset-links.ts'
import { deleteAsset, renameAsset, restoreAsset } from './asset/change-asset.ts'
import { listAssets } from './asset/list-assets.ts'
import { uploadAssets } from './asset/upload-assets.ts'
import { uploadInParts } from './asset/upload-in-parts.ts'
import { bin } from './bin/bin.ts'
import { removeFromBin } from './bin/remove-from-bin.ts'
import { restoreProject } from './bin/restore.ts'
import { approvals } from './class/approvals.ts'
import { changeClass } from './class/change-class.ts'
import { classProjects } from './class/class-projects.ts'
import { createClass } from './class/create-class.ts'
import { joinClass } from './class/join-class.ts'
import { logIntoClass } from './class/log-into-class.ts'
import { myClasses } from './class/my-classes.ts'
import { pupils } from './class/pupils.ts'
import { like } from './community/like.ts'
import { likedProjects } from './community/liked.ts'
import { remixTree } from './community/remix-tree.ts'
import { searchCommunity } from './community/search-community.ts'
import { similarProjects } from './community/similar.ts'
import { tags } from './community/tags.ts'
import { tellEvents } from './events/tell-events.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { createInvitation } from './invitations/create-invitation.ts'
import { listInvitations } from './invitations/list-invitations.ts'
import { revokeInvitation } from './invitations/revoke-invitation.ts'
import { invite } from './members/invite.ts'
import { listMembers } from './members/list-members.ts'
import { removeMember } from './members/remove-member.ts'
import { projectPicture } from './pictures/picture.ts'
import { uploadAddress } from './pictures/upload-address.ts'
import { uploadByToken } from './pictures/upload-by-token.ts'
import { uploadScreenshot } from './pictures/upload-screenshot.ts'
import { changeProfile } from './profile/change-profile.ts'
import { getProfile } from './profile/get-profile.ts'
import { profilePicture } from './profile/profile-picture.ts'
import { uploadPicture } from './profile/upload-picture.ts'
import { certificates } from './progress/certificates.ts'
import { courseProgress } from './progress/courses.ts'
import { streak } from './progress/streak.ts'
import { xp } from './progress/xp.ts'
import { projectByName } from './project/by-name.ts'
import { cloneProject } from './project/clone.ts'
import { closedEpoch } from './project/closed-epoch.ts'
import { createProject } from './project/create.ts'
import { deleteProject } from './project/delete.ts'
import { projectHistory } from './project/history.ts'
import { projectHistoryState } from './project/history-state.ts'
import { myProjects } from './project/mine.ts'
import { projectsOfUser } from './project/of-user.ts'
import { updateProject } from './project/update.ts'
import { setVisibility } from './project/visibility.ts'
import { play } from './publish/play.ts'
import { playFiles } from './publish/play-files.ts'
import { publish } from './publish/publish.ts'
import { feedback } from './reports/feedback.ts'
import { feedbackBox } from './reports/feedback-box.ts'
import { moderation } from './reports/moderation.ts'
import { report } from './reports/report.ts'
import { appConfig } from './site/app-config.ts'
import { health } from './site/health.ts'
import { metrics } from './site/metrics.ts'
import { versionInfo } from './site/version-info.ts'
import { google } from './social/google.ts'
import { allStatistics } from './statistics/all.ts'
import { funnel } from './statistics/funnel.ts'
import { segmentation } from './statistics/segmentation.ts'
import { syncTicket } from './sync/ticket.ts'

/** Every call of the server, in the order of the documentation; adding one is a file and a line here. */
const routes: readonly ((app: App, context: ServerContext) => void)[] = [
  signUp,
  logIn,
  logOut,
  forgetPassword,
  google,
  me,
  getProfile,
  changeProfile,
  uploadPicture,
  profilePicture,
  changeEmail,
  exportAccount,
  deleteAccount,
  createProject,
  updateProject,
  deleteProject,
  projectByName,
  myProjects,
  projectsOfUser,
  setVisibility,
  bin,
  restoreProject,
  removeFromBin,
  invite,
  listMembers,
  removeMember,
  createInvitation,
  listInvitations,
  revokeInvitation,
  acceptInvitation,
  cloneProject,
  closedEpoch,
  projectHistory,
  projectHistoryState,
  syncTicket,
  createClass,
  myClasses,
  changeClass,
  joinClass,
  logIntoClass,
  pupils,
  classProjects,
  approvals,
  keepAccount,
  uploadAddress,
  uploadByToken,
  uploadScreenshot,
  projectPicture,
  searchCommunity,
  similarProjects,
  like,
  likedProjects,
  remixTree,
  tags,
  publish,
  play,
  playFiles,
  listAssets,
  uploadAssets,
  renameAsset,
  deleteAsset,
  restoreAsset,
  assetLinks,
  uploadInParts,
  tellEvents,
  xp,
  streak,
  courseProgress,
  certificates,
  allStatistics,
  segmentation,
  funnel,
  feedback,
  feedbackBox,
  report,
  moderation,
  appConfig,
  versionInfo,
  health,
  metrics,
]

export function registerRoutes(app: App, context: ServerContext): void {
  for (const route of routes) route(app, context)
}
