import type { CourseStepPlan } from '../course-step.ts'
import {
  becomesFaster,
  beginsAgain,
  cactusComesAgain,
  cactusInTheWay,
  countsPassed,
  groundMoves,
  hasDinosaur,
  jumpsOnSpace,
  touchEndsIt,
} from './t-rex-checks.ts'

/** A dinosaur that jumps over what comes, in nine steps. */
export const tRexSteps: readonly CourseStepPlan[] = [
  {
    id: 'dino',
    title: { en: 'Put the dinosaur on the tray.', de: 'Stell den Dinosaurier auf das Tablett.' },
    text: {
      en: 'Every game needs a hero. Find the T-Rex and put it on the track.',
      de: 'Jedes Spiel braucht einen Helden. Such den T-Rex und stell ihn auf den Weg.',
    },
    hint: {
      en: 'Open Design below. In Add, type “T-Rex” into the search and click it.',
      de: 'Öffne unten „Gestalten“. Tipp bei „Neu“ in die Suche „T-Rex“ und klick ihn an.',
    },
    example: { kind: 'add', model: 't-rex' },
    passes: hasDinosaur,
  },
  {
    id: 'ground',
    title: {
      en: 'Let the ground move below it, so that it seems to run.',
      de: 'Lass den Boden unter ihm laufen, damit es aussieht, als ob er rennt.',
    },
    text: {
      en: 'The dinosaur stays where it is. The two pieces of track go by below it. Press Run and look!',
      de: 'Der Dinosaurier bleibt, wo er ist. Unter ihm ziehen die zwei Stücke Weg vorbei. Drück „Starten“ und schau!',
    },
    hint: {
      en: 'Forever: change x of Track by −0.15. Do the same with Track 2. When one is 40 metres behind, put it 80 metres ahead.',
      de: 'Immer wieder: Ändere x von Track um −0,15. Mach dasselbe mit Track 2. Ist ein Stück 40 Meter zurück, setz es 80 Meter nach vorn.',
    },
    example: { kind: 'stacks', stacks: [6] },
    passes: groundMoves,
  },
  {
    id: 'jump',
    title: {
      en: 'Let it jump when space is pressed.',
      de: 'Lass ihn springen, wenn die Leertaste gedrückt wird.',
    },
    text: {
      en: 'Up fast, then slower, then down again. Run, press space, and watch it come down.',
      de: 'Erst schnell hoch, dann langsamer, dann wieder herunter. Starte, drück die Leertaste und schau, wie er landet.',
    },
    hint: {
      en: 'Keep in a variable how fast it rises. Space sets it to 12; in every picture it becomes a little less.',
      de: 'Merk dir in einer Variablen, wie schnell er steigt. Die Leertaste setzt sie auf 12; in jedem Bild wird sie etwas kleiner.',
    },
    example: { kind: 'stacks', stacks: [2, 4, 5] },
    passes: jumpsOnSpace,
  },
  {
    id: 'cactus',
    title: { en: 'Put a cactus in its way.', de: 'Stell ihm einen Kaktus in den Weg.' },
    text: {
      en: 'On the same line as the dinosaur, with room to jump between them.',
      de: 'Auf einer Linie mit dem Dinosaurier, mit Platz zum Springen dazwischen.',
    },
    hint: {
      en: 'Open Design, find the cactus in Add, and give it the same z as the dinosaur on the right.',
      de: 'Öffne „Gestalten“, such bei „Neu“ den Kaktus und gib ihm rechts dasselbe z wie dem Dinosaurier.',
    },
    example: { kind: 'add', model: 'cactus' },
    passes: cactusInTheWay,
  },
  {
    id: 'comes',
    title: {
      en: 'Let the cactus come towards it, again and again.',
      de: 'Lass den Kaktus auf ihn zukommen, immer wieder.',
    },
    text: {
      en: 'It comes, goes by, and comes once more. Run until the second one is near.',
      de: 'Er kommt, zieht vorbei und kommt noch einmal. Lass es laufen, bis der zweite nah ist.',
    },
    hint: {
      en: 'Move it as you moved the track. If its x is below −13, put it back in front.',
      de: 'Beweg ihn wie den Weg. Ist sein x kleiner als −13, setz ihn wieder nach vorn.',
    },
    example: { kind: 'stacks', stacks: [7] },
    passes: cactusComesAgain,
  },
  {
    id: 'over',
    title: { en: 'When they touch, the game is over.', de: 'Wenn sie sich berühren, ist das Spiel vorbei.' },
    text: {
      en: 'Run and let the cactus hit the dinosaur: everything has to stop.',
      de: 'Starte und lass den Kaktus den Dinosaurier treffen: Alles muss anhalten.',
    },
    hint: {
      en: 'There is an event for two things that touch. A variable “running” can tell all loops to rest.',
      de: 'Es gibt ein Ereignis für zwei Dinge, die sich berühren. Eine Variable „läuft“ kann allen Schleifen sagen, dass sie ruhen.',
    },
    example: { kind: 'stacks', stacks: [8] },
    passes: touchEndsIt,
  },
  {
    id: 'score',
    title: {
      en: 'Count a point for every cactus that is passed.',
      de: 'Zähl für jeden Kaktus, der vorbei ist, einen Punkt.',
    },
    text: {
      en: 'Run and jump over one. The score above has to say 1.',
      de: 'Starte und spring über einen. Oben muss 1 Punkt stehen.',
    },
    hint: {
      en: 'Where the cactus is put back in front, change the score by 1.',
      de: 'Dort, wo der Kaktus wieder nach vorn kommt, ändere die Punkte um 1.',
    },
    example: { kind: 'stacks', stacks: [7] },
    passes: countsPassed,
  },
  {
    id: 'faster',
    title: { en: 'Let it become faster and faster.', de: 'Lass es immer schneller werden.' },
    text: {
      en: 'Each cactus comes a little faster than the one before. Run and jump over two.',
      de: 'Jeder Kaktus kommt etwas schneller als der vorige. Starte und spring über zwei.',
    },
    hint: {
      en: 'Keep the speed in a variable, use it for everything that moves, and add 0.5 with each point.',
      de: 'Merk dir das Tempo in einer Variablen, nimm es für alles, was sich bewegt, und zähl mit jedem Punkt 0,5 dazu.',
    },
    example: { kind: 'stacks', stacks: [7] },
    passes: becomesFaster,
  },
  {
    id: 'again',
    title: { en: 'Let it begin again with a click.', de: 'Lass es mit einem Klick von vorn anfangen.' },
    text: {
      en: 'Lose once, then click or press a key: the cactus comes again.',
      de: 'Verlier einmal, dann klick oder drück eine Taste: Der Kaktus kommt wieder.',
    },
    hint: {
      en: 'Send a message “new game” that puts everything back, and send it with a click on a star.',
      de: 'Sende eine Nachricht „neues Spiel“, die alles zurückstellt, und sende sie bei einem Klick auf einen Stern.',
    },
    example: { kind: 'stacks', stacks: [1, 10] },
    passes: beginsAgain,
  },
]
