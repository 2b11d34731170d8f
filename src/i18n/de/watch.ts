import type { Words } from '../words.ts'

export const watch: Words['watch'] = {
  onlyWorld: 'Hineinschauen zeigt die Variablen.',
  runStack: 'Nur diese Blöcke starten',
  stopHere: 'Hier anhalten',
  calledBy: 'Hier kann es nicht anhalten: „{{by}}“ ruft diese Zeile selbst auf.',
  whileMade: 'Hier kann es nicht anhalten: Diese Zeile läuft, während etwas Neues gerade erst entsteht.',
  inOneGo: 'Hier kann es nicht anhalten: Dieser Teil des Programms läuft in einem Zug durch.',
  behind: 'Du hast das Programm geändert.',
  stopsNext: 'Dort wird ab dem nächsten Start angehalten.',
  halted: 'Das Programm wurde angehalten.',
  selectThing: '„{{name}}“ auswählen',
  selectThings: 'Diese {{count}} Dinge auswählen',
  aboutThing: 'Es geht um „{{name}}“.',
  runAgain: 'Neu starten',
  dontStopHere: 'Hier nicht mehr anhalten',
}
