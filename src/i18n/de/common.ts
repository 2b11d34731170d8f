import type { Words } from '../words.ts'

export const common: Words['common'] = {
  productName: 'Nestling',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  full: 'Ganzer Bildschirm',
  leaveFull: 'Ganzen Bildschirm verlassen',
  showPassword: 'Passwort zeigen',
  messages: 'Meldungen',
  newVersion: 'Eine neue Version ist da',
  loadIt: 'Laden',
  notANumber: '„{{text}}“ ist keine Zahl. Nichts wurde geändert.',
  atMost: 'Hier geht höchstens {{number}}.',
  atLeast: 'Hier geht mindestens {{number}}.',
  tooLong: 'Das ist zu lang: {{letters}} Zeichen. Es dürfen höchstens {{most}} sein.',
}
