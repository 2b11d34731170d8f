import type { Said } from '../locale.ts'
import type { listVariable } from './block-definition.ts'

const score: Said = { en: 'score', de: 'Punkte' }
const list: Said = { en: 'list', de: 'Liste' }

/** What the variable of a new block is called where there is none yet. */
export const firstVariable = (holds: typeof listVariable | undefined): Said => (holds ? list : score)
