import { z } from 'zod'
import { FileId } from '../../../model/ids.ts'
import type { OpenTabs } from './open-tabs.ts'

const Remembered = z.object({ open: z.array(FileId).min(1).max(1_000), selected: FileId })

const storageKey = (localId: string, sceneId: string) => `nestling.tabs.${localId}.${sceneId}`

/** Which tabs this browser had open in a scene; `null` when it does not know or storage is closed to us. */
export function recallTabs(localId: string, sceneId: string): OpenTabs | null {
  try {
    const text = localStorage.getItem(storageKey(localId, sceneId))
    const parsed = text === null ? null : Remembered.safeParse(JSON.parse(text))
    return parsed?.success ? parsed.data : null
  } catch {
    return null // a browser that forbids storage, or text that somebody else wrote there: begin afresh
  }
}

export function rememberTabs(localId: string, sceneId: string, tabs: OpenTabs): void {
  try {
    localStorage.setItem(storageKey(localId, sceneId), JSON.stringify(tabs))
  } catch {
    // Storage is full or forbidden: the tabs are then all open next time, nothing of the project is lost.
  }
}
