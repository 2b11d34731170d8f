import type { Words } from '../words.ts'

export const runBar: Words['runBar'] = {
  label: 'Der Lauf',
  pause: 'Pause',
  goOn: 'Weiter',
  next: 'Nächster Schritt im Code',
  over: 'Über diesen Schritt hinweg',
  overHint: 'Über diesen Schritt hinweg: Was er aufruft, läuft durch, ohne dass darin angehalten wird',
  picture: 'Einen Augenblick weiter',
  slow: 'Zeitlupe',
  inside: 'Hineinschauen',
  insideHint: 'Hineinschauen: Schritt für Schritt durch den Code',
  back: 'Zurückschauen',
  now: 'jetzt',
  ago: 'vor {{seconds}} s',
  variables: 'Variablen in diesem Augenblick',
  nextLine: 'Als Nächstes: {{tab}}, Zeile {{line}}',
  nextBlock: 'Als Nächstes: {{block}} ({{tab}})',
}
