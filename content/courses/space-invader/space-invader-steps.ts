import type { CourseStepPlan } from '../course-step.ts'
import {
  fliesByKeys,
  hasEnds,
  hasGrid,
  hasInvader,
  hitIsGone,
  marches,
  scoresHits,
  shootsOnSpace,
  staysInside,
} from './space-invader-checks.ts'

/** A rocket keeps a fleet from landing, in nine steps. */
export const spaceInvaderSteps: readonly CourseStepPlan[] = [
  {
    id: 'steer',
    title: {
      en: 'Let the ship go left and right with the arrow keys.',
      de: 'Lass das Raumschiff mit den Pfeiltasten nach links und rechts fliegen.',
    },
    text: {
      en: 'Run it, hold the left arrow, then the right one: the rocket has to follow.',
      de: 'Starte, halt den linken Pfeil, dann den rechten: Die Rakete muss folgen.',
    },
    hint: {
      en: '“While the key is held” is an event. Left: change x of the rocket by −0.15. Right: by 0.15.',
      de: '„Solange die Taste gehalten wird“ ist ein Ereignis. Links: Ändere x der Rakete um −0,15. Rechts: um 0,15.',
    },
    example: { kind: 'stacks', stacks: [1, 2] },
    passes: fliesByKeys,
  },
  {
    id: 'inside',
    title: { en: 'Keep it inside the picture.', de: 'Halt es im Bild.' },
    text: {
      en: 'Run and hold each arrow for a while: the rocket stops at the edge, on both sides.',
      de: 'Starte und halt jeden Pfeil eine Weile: Am Rand bleibt die Rakete stehen, auf beiden Seiten.',
    },
    hint: {
      en: 'After each step set x to the greater of −9 and x; on the right to the smaller of 9 and x.',
      de: 'Setz x nach jedem Schritt auf das Größere von −9 und x; rechts auf das Kleinere von 9 und x.',
    },
    example: { kind: 'stacks', stacks: [1, 2] },
    passes: staysInside,
  },
  {
    id: 'shoot',
    title: {
      en: 'Let it shoot when space is pressed.',
      de: 'Lass es schießen, wenn die Leertaste gedrückt wird.',
    },
    text: {
      en: 'The laser begins at the rocket and flies up. Run and press space.',
      de: 'Der Laser beginnt bei der Rakete und fliegt nach oben. Starte und drück die Leertaste.',
    },
    hint: {
      en: 'When space is pressed: put the laser to the rocket, show it, and change its y by 0.35 again and again.',
      de: 'Wenn die Leertaste gedrückt wird: Setz den Laser zur Rakete, zeig ihn und ändere sein y immer wieder um 0,35.',
    },
    example: { kind: 'stacks', stacks: [3, 5] },
    passes: shootsOnSpace,
  },
  {
    id: 'invader',
    title: { en: 'Put one invader above it.', de: 'Setz einen Angreifer darüber.' },
    text: {
      en: 'Find the alien and put it high above the rocket.',
      de: 'Such das Alien und setz es hoch über die Rakete.',
    },
    hint: {
      en: 'Open Design, find the alien in Add, and set its y on the right to 7.',
      de: 'Öffne „Gestalten“, such bei „Neu“ das Alien und setz rechts sein y auf 7.',
    },
    example: { kind: 'add', model: 'alien' },
    passes: hasInvader,
  },
  {
    id: 'grid',
    title: { en: 'Make a grid of it with clones.', de: 'Mach mit Klonen ein ganzes Gitter daraus.' },
    text: {
      en: 'Two rows of three, or more. Run and look.',
      de: 'Zwei Reihen mit je drei oder mehr. Starte und schau.',
    },
    hint: {
      en: 'Two loops, one in the other: for each row count the columns, and copy the alien to column × 2 and row × 1.8.',
      de: 'Zwei Schleifen ineinander: Zähl für jede Reihe die Spalten und kopier das Alien nach Spalte × 2 und Reihe × 1,8.',
    },
    example: { kind: 'stacks', stacks: [0] },
    passes: hasGrid,
  },
  {
    id: 'march',
    title: {
      en: 'Let them march to the side, and down at the edge.',
      de: 'Lass sie zur Seite marschieren, und am Rand nach unten.',
    },
    text: {
      en: 'All go to one side; at the edge they come down a little and go to the other side. Watch until they have turned.',
      de: 'Alle gehen zur Seite; am Rand kommen sie etwas herunter und gehen zur anderen Seite. Schau, bis sie umgekehrt sind.',
    },
    hint: {
      en: '“For each alien”: change x by direction × 0.5. Is one beyond 8.5, turn the direction and change the y of all.',
      de: '„Für jedes Alien“: Ändere x um Richtung × 0,5. Ist eins über 8,5, dreh die Richtung um und ändere das y von allen.',
    },
    example: { kind: 'stacks', stacks: [7] },
    passes: marches,
  },
  {
    id: 'hit',
    title: { en: 'Who is hit is gone.', de: 'Wer getroffen ist, ist weg.' },
    text: { en: 'Run and hit one.', de: 'Starte und triff eins.' },
    hint: {
      en: 'There is an event for “the laser touches one like the alien”. Delete “it”: that is the one that was hit.',
      de: 'Es gibt ein Ereignis „der Laser berührt eins wie das Alien“. Lösch „es“: Das ist das getroffene.',
    },
    example: { kind: 'stacks', stacks: [6] },
    passes: hitIsGone,
  },
  {
    id: 'score',
    title: { en: 'Count the points.', de: 'Zähl die Punkte.' },
    text: {
      en: 'Run and hit one: the points above go up.',
      de: 'Starte und triff eins: Die Punkte oben steigen.',
    },
    hint: {
      en: 'Where the alien is deleted, change the score by 10.',
      de: 'Dort, wo das Alien gelöscht wird, ändere die Punkte um 10.',
    },
    example: { kind: 'stacks', stacks: [6] },
    passes: scoresHits,
  },
  {
    id: 'end',
    title: {
      en: 'All gone is won; one that comes down is lost.',
      de: 'Alle weg heißt gewonnen; kommt einer unten an, ist es verloren.',
    },
    text: {
      en: 'Build both ends, then play until you have seen one of them.',
      de: 'Bau beide Enden und spiel, bis du eins davon gesehen hast.',
    },
    hint: {
      en: 'Are there 0 aliens left after a hit: game won. Is the y of one below 2 after coming down: game over.',
      de: 'Sind nach einem Treffer 0 Aliens übrig: gewonnen. Ist das y von einem nach dem Herunterkommen unter 2: verloren.',
    },
    example: { kind: 'stacks', stacks: [6, 7] },
    passes: hasEnds,
  },
]
