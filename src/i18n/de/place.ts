import type { Words } from '../words.ts'

export const place: Words['place'] = {
  notFound: 'Seite nicht gefunden.',
  notFoundText: 'Dieses Projekt gibt es nicht, oder es ist privat.',
  retry: 'Noch einmal versuchen',
  saveRescue: 'Sichern, was da ist',
  home: 'Zur Startseite',
  resumed: 'Du machst hier mit deinem letzten Projekt weiter.',
  startAnew: 'Neu anfangen',
}
