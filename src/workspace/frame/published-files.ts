import { assetReference } from '../../../model/assets/reference.ts'
import type { Project } from '../../../model/project/project.ts'
import { FrameFile, type FrameFiles } from '../../../protocol/frame/frame-file.ts'
import { filePath } from '../../client/assets/file-path.ts'

/** Where a published project's files are: on the scene's own site, for everybody. One that was never sent to the server is nowhere. */
export const publishedFiles = ({ assets }: Pick<Project, 'assets'>): FrameFiles =>
  assets.flatMap(({ id, key }): FrameFiles => {
    const file = FrameFile.safeParse({ path: filePath(key) })
    return file.success ? [[assetReference(id), file.data]] : []
  })
