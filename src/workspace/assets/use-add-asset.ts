import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useSend } from '../actions/use-send.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { addAsset } from './add-asset.ts'

/** Puts a file of the library into the scene in front of the editing camera (`addAsset`). Answers whether it is there. */
export function useAddAsset(): (item: LibraryItem) => Promise<boolean> {
  const send = useSend()
  const session = useSession()
  const workspace = useWorkspace()
  return async (item) => (await addAsset({ send, session, workspace }, item)) !== undefined
}
