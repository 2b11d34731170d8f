import { use } from 'react'
import type { Vec3 } from '../../../model/project/project.ts'
import { AuthContext } from '../../account/auth-context.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { showToast } from '../../ui/show-toast.tsx'
import { useSession } from '../session-context.ts'
import { useAddAsset } from './use-add-asset.ts'

/**
 * Takes files into the library and puts each into the scene, at a place or in front of the editing camera: what was pasted or dropped
 * there. What cannot be taken says why.
 */
export function useAddFiles(): (files: readonly File[], at?: Vec3) => Promise<void> {
  const errorText = useErrorText()
  const session = useSession()
  const auth = use(AuthContext)
  const addAsset = useAddAsset()
  return async (files, at) => {
    const { libraryOf } = await import('./library.ts')
    const library = libraryOf(session, auth?.getSnapshot().context.user?.username ?? null)
    const items = await library.upload(files, 'images')
    for (const { id, code } of library.actor.getSnapshot().context.uploads) {
      if (code === null || !files.some((file) => file === library.failedFile(id))) continue
      library.dismiss(id)
      showToast({ kind: 'error', text: errorText(code) })
    }
    for (const item of items) await addAsset(item, at)
  }
}
