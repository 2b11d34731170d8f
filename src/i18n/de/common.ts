import type { Words } from '../words.ts'

export const common: Words['common'] = {
  productName: 'Nestling',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  showPassword: 'Passwort zeigen',
  messages: 'Meldungen',
  notANumber: '„{{text}}“ ist keine Zahl.',
}
