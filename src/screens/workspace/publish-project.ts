import type { Published, PublishForm } from '../../../machines/publish/publish-machine.ts'
import type { User } from '../../../protocol/http/account.ts'
import { hasDeviceFiles } from '../../client/assets/device-mark.ts'
import { showsDeviceFiles } from '../../client/assets/shows-device-files.ts'
import { call } from '../../client/http/call.ts'
import { publishRoute } from '../../client/http/publish-routes.ts'
import type { OpenProject } from '../../client/project-place/open-project.ts'

/** Publishes the project as the person sees it now; one that lives in this browser, and files that do, go to their account first. */
export async function publishProject(
  project: OpenProject,
  user: User,
  form: PublishForm<Blob>,
): Promise<Published> {
  if (!project.server.get()) {
    await project.keep()
    const claimed = await project.claim(user)
    if (!claimed.ok) return { ok: false, code: claimed.error.code }
  }
  const server = project.server.get()
  if (!server) return { ok: false, code: 'general.failed' }
  if (hasDeviceFiles()) {
    const { bringUp } = await import('../../client/assets/bring-up.ts')
    const trouble = await bringUp(user.username, project.session.bus)
    if (trouble && showsDeviceFiles(project.session.bus.project)) return { ok: false, code: trouble }
  }
  const result = await call(publishRoute, {
    projectId: server.projectId,
    displayName: form.displayName,
    description: form.description,
    isUpdate: project.isPublished.get(),
    screenshot: form.picture,
    document: project.session.snapshot(),
  })
  if (!result.ok) return { ok: false, code: result.error.code }
  project.published(result.data.project)
  return { ok: true, project: result.data.project }
}
