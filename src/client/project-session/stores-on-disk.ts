import { documentName } from './document-rows.ts'
import { journalName } from './journal-database.ts'
import { storeName } from './store-name.ts'

/**
 * The epochs of a project that were opened in this browser and have stores yet, the newest last. An attempt at an epoch that was cut off leaves a journal
 * alone; the document's store comes when the epoch is opened, which it is only once it counts.
 */
export async function openedEpochs(localId: string): Promise<readonly number[]> {
  const first = documentName(localId)
  const later = documentName(storeName(localId, 0)).slice(0, -1)
  const epochs = (await databaseNames()).map((name) => {
    const number = name.startsWith(later) ? name.slice(later.length) : ''
    return /^\d+$/.test(number) ? Number(number) : Number(name === first)
  })
  return epochs.filter((epoch) => epoch > 0).sort((a, b) => a - b)
}

/** Whether this browser keeps anything of a project, whatever its list of projects says. */
export async function isOnDisk(localId: string): Promise<boolean> {
  return (await openedEpochs(localId)).length > 0 || (await databaseNames()).includes(journalName(localId))
}

/** None where the browser does not tell (Firefox before 126). */
async function databaseNames(): Promise<readonly string[]> {
  if (!('databases' in indexedDB)) return []
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
}
