import type { Words } from '../words.ts'

export const watch: Words['watch'] = {
  bar: 'Der Lauf',
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
  runStack: 'Nur diese Blöcke starten',
  stopHere: 'Hier anhalten',
  behind: 'Du hast das Programm geändert.',
  runAgain: 'Neu starten',
  dontStopHere: 'Hier nicht mehr anhalten',
}
