import { cutText } from '../document/cut-text.ts'
import { limits } from '../document/limits.ts'
import type { Records } from '../document/records.ts'
import type { ProjectMeta } from './project.ts'

/** What the project says about itself; unreadable parts read as empty. */
export function readMeta(records: Records): ProjectMeta {
  const text = (key: string): string => {
    const value = records.value('meta', null, key)
    return typeof value === 'string' ? value : ''
  }
  return Object.freeze({
    displayName: cutText(text('displayName'), limits.nameLength),
    description: cutText(text('description'), limits.descriptionLength),
    template: text('template'),
    remixedFrom: text('remixedFrom') || null,
  })
}
