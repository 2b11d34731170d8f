import { use } from 'react'
import { AuthContext } from '../../account/auth-context.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useSend } from '../actions/use-send.ts'
import type { WindowPoint } from '../frame/window-point.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'

/** Takes files into the library and puts each into the scene (`addFiles`), which is fetched with the first of them. */
export function useAddFiles(): (files: readonly File[], at?: WindowPoint) => Promise<void> {
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const session = useSession()
  const workspace = useWorkspace()
  const auth = use(AuthContext)
  const send = useSend()
  return async (files, at) => {
    const [{ addFiles }, { libraryOf }] = await Promise.all([
      import('./add-files.ts'),
      import('./library.ts'),
    ])
    const library = libraryOf(session, auth?.getSnapshot().context.user?.username ?? null)
    await addFiles({ t, locale, library, errorText, session, workspace, send }, files, at)
  }
}
