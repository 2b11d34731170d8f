import type { Published, PublishForm } from '../../../machines/publish/publish-machine.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { User } from '../../../protocol/http/account.ts'
import { hasDeviceFiles } from '../../client/assets/device-mark.ts'
import { showsDeviceFiles } from '../../client/assets/shows-device-files.ts'
import { call } from '../../client/http/call.ts'
import { publishRoute } from '../../client/http/publish-routes.ts'
import type { OpenProject } from '../../client/project-place/open-project.ts'

type Publishable = Pick<OpenProject, 'server' | 'keep' | 'claim' | 'isPublished' | 'published'> & {
  readonly session: Pick<OpenProject['session'], 'bus' | 'snapshot'>
}

/** Publishes the project as the person sees it now, with the view all round if there is one; one that lives in this browser, and files that do, go to their account first. */
export async function publishProject(
  project: Publishable,
  user: User,
  form: PublishForm<Blob>,
  panorama: () => Promise<Blob | null>,
): Promise<Published> {
  if (!project.server.get()) {
    await project.keep()
    const claimed = await project.claim(user)
    if (!claimed.ok) return { ok: false, code: claimed.error.code }
  }
  const server = project.server.get()
  if (!server) return { ok: false, code: 'general.failed' }
  const { bus } = project.session
  let trouble: ErrorCode | null = null
  if (hasDeviceFiles()) {
    const { bringUp } = await import('../../client/assets/bring-up.ts')
    trouble = await bringUp(user.username, bus)
  }
  // Also without trouble here: the file may be on the device of somebody else who builds this world.
  if (showsDeviceFiles(bus.project)) return { ok: false, code: trouble ?? 'asset.only-on-a-device' }
  const screenshot360 = await panorama()
  const result = await call(publishRoute, {
    projectId: server.projectId,
    displayName: form.displayName,
    description: form.description,
    ...(form.tags && { tags: form.tags }),
    isUpdate: project.isPublished.get(),
    screenshot: form.picture,
    ...(screenshot360 && { screenshot360 }),
    document: project.session.snapshot(),
  })
  if (!result.ok) return { ok: false, code: result.error.code }
  project.published(result.data.project)
  return { ok: true, project: result.data.project, isWithoutView: screenshot360 === null }
}
