import { Doc } from 'yjs'
import { restoreProject } from '../../../commands/project/restore-project.ts'
import { type LeftBehind, readEpoch, writeEpoch } from './epoch-pointer.ts'
import { LocalStore } from './local-store.ts'
import { rescueFile } from './rescue-file.ts'
import { storeName } from './store-name.ts'
import { openedEpochs } from './stores-on-disk.ts'

/**
 * Points to the epoch that counts again after the pointer was lost. What lies in the stores of epochs before it becomes files that are
 * offered to the person: an earlier version went on there when it found no pointer. Returns all that is to be told.
 */
export async function mendPointer(localId: string, epoch: number): Promise<LeftBehind> {
  const rescues: Uint8Array<ArrayBuffer>[] = []
  for (const older of await openedEpochs(localId)) {
    const rescue = older < epoch ? await readRescue(storeName(localId, older)) : null
    if (rescue) rescues.push(rescue)
  }
  const refused = rescues.map(
    () => ({ type: restoreProject.type, code: 'payload.invalid', params: {} }) as const,
  )
  await writeEpoch(localId, epoch, { refused, rescues })
  return (await readEpoch(localId)).leftBehind
}

async function readRescue(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const document = new Doc()
  const store = new LocalStore(name, document)
  await store.load(false).finally(() => store.close())
  const rescue = rescueFile(document)
  document.destroy()
  return rescue
}
