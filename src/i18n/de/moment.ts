import type { Words } from '../words.ts'

export const moment: Words['moment'] = {
  title: 'Diesem Moment einen Namen geben',
  text: 'Alles wird von selbst gespeichert. Mit einem Namen findest du diesen Moment leicht wieder.',
  name: 'Name des Moments',
  keep: 'Moment merken',
  taken: 'So heißt schon der letzte Moment. Probier einen anderen Namen.',
  kept: '„{{name}}“ steht jetzt im Verlauf.',
}
