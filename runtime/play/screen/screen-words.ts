import type { Said } from '../../../language/locale.ts'

/** What the frame itself writes over the picture of a running world. */
export const screenWords = {
  close: { en: 'Close', de: 'Schließen' },
  score: { en: 'Score', de: 'Punkte' },
  health: { en: 'Health', de: 'Leben' },
  bag: { en: 'Bag', de: 'Tasche' },
  won: { en: 'You win!', de: 'Gewonnen!' },
  lost: { en: 'Game over', de: 'Das Spiel ist aus' },
  again: { en: 'Play again', de: 'Noch einmal' },
  photo: { en: 'A photo of the world', de: 'Ein Foto der Welt' },
  hear: { en: 'Press to hear the sounds', de: 'Drücke, um die Klänge zu hören' },
  answer: { en: 'OK', de: 'OK' },
  walk: { en: 'Walk', de: 'Gehen' },
  jump: { en: 'Jump', de: 'Springen' },
  keySpace: { en: 'Space', de: 'Leer' },
  keyEnter: { en: 'Enter', de: 'Enter' },
  keyUp: { en: 'Up', de: 'Hoch' },
  keyDown: { en: 'Down', de: 'Runter' },
  keyLeft: { en: 'Left', de: 'Links' },
  keyRight: { en: 'Right', de: 'Rechts' },
  vrEnter: { en: 'Enter VR', de: 'In VR gehen' },
  vrLeave: { en: 'Leave VR', de: 'VR verlassen' },
  vrComfort: { en: 'How I like it', de: 'So mag ich es' },
  vrSeated: { en: 'I am sitting', de: 'Ich sitze' },
  vrSmooth: { en: 'Turn smoothly', de: 'Gleichmäßig drehen' },
  vrMenu: { en: 'Menu', de: 'Menü' },
  vrVeil: {
    en: 'Dark edges while I glide, so that I do not get dizzy',
    de: 'Dunkle Ränder beim Gleiten, damit mir nicht schwindlig wird',
  },
  vrControllers: {
    en: 'Left stick: walk. Right stick: turn, or push it forward and let go to jump there. Trigger: click. Grip: take a thing.',
    de: 'Linker Stick: gehen. Rechter Stick: drehen, oder nach vorn drücken und loslassen, um dorthin zu springen. Abzug: klicken. Griff: etwas nehmen.',
  },
  vrHands: {
    en: 'Press two fingers together: on a thing to click or carry it, on the ground to jump there.',
    de: 'Drücke zwei Finger zusammen: auf einem Ding, um es anzuklicken oder zu tragen, auf dem Boden, um dorthin zu springen.',
  },
  vrNothing: {
    en: 'Look at a thing for a moment to click it.',
    de: 'Sieh ein Ding einen Moment lang an, um es anzuklicken.',
  },
  vrAsking: {
    en: 'Take the glasses off to type your answer.',
    de: 'Nimm die Brille ab, um deine Antwort zu tippen.',
  },
  vrRefused: {
    en: 'Your VR glasses did not answer. Put them on and try again.',
    de: 'Deine VR-Brille hat nicht geantwortet. Setz sie auf und versuche es noch einmal.',
  },
} as const satisfies Record<string, Said>
