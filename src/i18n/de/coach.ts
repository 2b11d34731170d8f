import type { StepWords } from '../words.ts'

export const coach: StepWords['coach'] = {
  title: 'Erste Schritte',
  step: 'Erste Schritte: {{step}} von {{steps}}',
  line: '{{step}}. {{goal}}',
  allDone: 'Erste Schritte: alle geschafft',
  fold: 'Erste Schritte einklappen',
  unfold: 'Erste Schritte zeigen',
  skip: 'Überspringen',
  goOn: 'Weiterbauen',
  run: {
    goal: 'Drück auf Starten und spiel',
    text: 'Der Drache hat schon ein Programm. Lauf herum, schau ihm zu und drück auf Stopp, wenn du genug gesehen hast.',
  },
  number: {
    goal: 'Ändere eine Zahl',
    text: 'Klick unter Code in einem Block auf eine Zahl, zum Beispiel die 4 beim Drachen, und tipp eine andere Zahl ein. Starte noch einmal: Was ist anders?',
  },
  thing: {
    goal: 'Stell etwas dazu',
    text: 'Öffne unter Gestalten „Neu“ und klick auf ein Ding. Schon steht es in deiner Welt.',
  },
  deed: {
    goal: 'Lass es etwas tun',
    text: 'Zieh unter Code „wenn … angeklickt“ aus Ereignisse und häng einen Block darunter. Oder wir legen dir zwei Blöcke hin und du änderst sie.',
  },
  giveDeed: 'Zwei Blöcke hinlegen',
  says: 'Hallo! Ich bin neu hier.',
  undo: {
    goal: 'Hoppla? Nimm es zurück',
    text: 'Drück einmal auf Rückgängig. Der Pfeil daneben holt es wieder. So kannst du alles ausprobieren.',
  },
  show: {
    goal: 'Zeig es jemandem',
    text: 'Drück auf Veröffentlichen: Deine Welt bekommt eine eigene Seite und einen QR-Code für Handys. Vorher sieht sie niemand.',
  },
  finished: {
    goal: 'Jetzt weißt du alles, was du brauchst!',
    text: 'Jede Änderung bleibt in diesem Browser. Melde dich an, dann findest du deine Welt auch auf anderen Computern.',
  },
}
