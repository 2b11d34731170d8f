import { assetReference } from '../../../model/assets/reference.ts'
import { whereUsed } from '../../../model/assets/where-used.ts'
import type { Project } from '../../../model/project/project.ts'

/** Whether a world shows or plays a file that only this device has: others would see a hole there. */
export const showsDeviceFiles = (project: Project): boolean =>
  project.assets.some(({ id, link }) => link === '' && whereUsed(project, assetReference(id)).length > 0)
