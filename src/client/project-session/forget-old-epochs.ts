import { deleteDB } from 'idb'
import { documentName } from './document-rows.ts'
import { journalName } from './journal-database.ts'
import { storeName } from './store-name.ts'

/** Lets go of what epochs before the one that counts have left. The journal of the last one stays for the history. */
export async function forgetOldEpochs(localId: string, epoch: number): Promise<void> {
  if (epoch > 1) await deleteDB(documentName(storeName(localId, epoch - 1)))
  if (epoch > 2) await removeStores(storeName(localId, epoch - 2))
}

/** Takes away all that lies under a name. */
export async function removeStores(name: string): Promise<void> {
  await deleteDB(journalName(name))
  await deleteDB(documentName(name))
}
