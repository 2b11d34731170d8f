import type { CourseStepPlan } from '../course-step.ts'
import {
  earthCircles,
  earthTurns,
  hasEarth,
  listOfPlanets,
  moonCircles,
  namesOnClick,
  sunShines,
  toursPlanets,
} from './solar-system-checks.ts'

/** The sun and what circles it, in eight steps. */
export const solarSystemSteps: readonly CourseStepPlan[] = [
  {
    id: 'sun',
    title: { en: 'Make the sun a light.', de: 'Mach aus der Sonne ein Licht.' },
    text: {
      en: 'Put a light that shines to all sides into the middle of the sun.',
      de: 'Setz ein Licht, das nach allen Seiten scheint, mitten in die Sonne.',
    },
    hint: {
      en: 'Open Design, choose the lights in Add, take the point light, and set its x and z to 0.',
      de: 'Öffne „Gestalten“, wähl bei „Neu“ die Lichter, nimm das Punktlicht und setz sein x und z auf 0.',
    },
    example: { kind: 'light' },
    passes: sunShines,
  },
  {
    id: 'earth',
    title: { en: 'Put the earth beside it.', de: 'Setz die Erde daneben.' },
    text: { en: 'With some room between the two.', de: 'Mit etwas Platz zwischen den beiden.' },
    hint: {
      en: 'Open Design, find the earth in Add, and set its x on the right to 8.5.',
      de: 'Öffne „Gestalten“, such bei „Neu“ die Erde und setz rechts ihr x auf 8,5.',
    },
    example: { kind: 'add', model: 'earth' },
    passes: hasEarth,
  },
  {
    id: 'turns',
    title: { en: 'Let the earth turn.', de: 'Lass die Erde sich drehen.' },
    text: {
      en: 'That is a day. Run and watch it turn.',
      de: 'Das ist ein Tag. Starte und schau, wie sie sich dreht.',
    },
    hint: {
      en: 'When it begins: let the earth spin about y, 0.3 turns a second.',
      de: 'Wenn es losgeht: Lass die Erde um y kreiseln, 0,3 Umdrehungen in der Sekunde.',
    },
    example: { kind: 'stacks', stacks: [0] },
    passes: earthTurns,
  },
  {
    id: 'circles',
    title: { en: 'Let it circle the sun.', de: 'Lass sie um die Sonne kreisen.' },
    text: {
      en: 'That is a year. Run until it has gone half around.',
      de: 'Das ist ein Jahr. Lass es laufen, bis sie halb herum ist.',
    },
    hint: {
      en: 'Count an angle up forever. x is cos of the angle × 8.5, z is sin of the angle × −8.5.',
      de: 'Zähl immer wieder einen Winkel hoch. x ist cos vom Winkel × 8,5, z ist sin vom Winkel × −8,5.',
    },
    example: { kind: 'stacks', stacks: [1] },
    passes: earthCircles,
  },
  {
    id: 'moon',
    title: { en: 'Let the moon circle the earth.', de: 'Lass den Mond um die Erde kreisen.' },
    text: {
      en: 'Put the moon beside the earth, then let it go around wherever the earth is.',
      de: 'Setz den Mond neben die Erde und lass ihn um sie kreisen, wo immer sie gerade ist.',
    },
    hint: {
      en: 'As with the earth, but with an angle of its own, 1.9 metres, and x and z of the earth added.',
      de: 'Wie bei der Erde, aber mit eigenem Winkel, 1,9 Metern und dazu x und z der Erde.',
    },
    example: { kind: 'stacks', stacks: [1] },
    passes: moonCircles,
  },
  {
    id: 'planets',
    title: { en: 'Make more planets with a list.', de: 'Mach mit einer Liste noch mehr Planeten.' },
    text: {
      en: 'Three or more that circle the sun too, each with its own distance from the list. Run for a while.',
      de: 'Drei oder mehr, die auch um die Sonne kreisen, jeder mit seinem Abstand aus der Liste. Lass es eine Weile laufen.',
    },
    hint: {
      en: 'Keep the distances in one list, the years in another. “For each” goes through the planets.',
      de: 'Merk dir die Abstände in einer Liste, die Jahre in einer anderen. „Für jedes“ geht alle Planeten durch.',
    },
    example: { kind: 'stacks', stacks: [2] },
    passes: listOfPlanets,
  },
  {
    id: 'names',
    title: {
      en: 'Let each say its name when it is clicked.',
      de: 'Lass jeden seinen Namen sagen, wenn er angeklickt wird.',
    },
    text: { en: 'Run and click three of them.', de: 'Starte und klick drei von ihnen an.' },
    hint: {
      en: 'For each: when it is clicked, say “I am …” with the name that it has in the scene.',
      de: 'Für jeden: Wenn er angeklickt wird, sag „Ich bin …“ mit dem Namen, den er in der Szene hat.',
    },
    example: { kind: 'stacks', stacks: [7] },
    passes: namesOnClick,
  },
  {
    id: 'tour',
    title: {
      en: 'Fly past all of them, in VR if you like.',
      de: 'Flieg an allen vorbei, wenn du magst in VR.',
    },
    text: {
      en: 'The program brings you from one to the next. Run, start the tour, and visit four of them.',
      de: 'Das Programm bringt dich von einem zum nächsten. Starte den Rundflug und besuch vier von ihnen.',
    },
    hint: {
      en: 'Put the player 4 metres before each, wait a little, and go on. A click on the rocket can begin it.',
      de: 'Setz die Spielfigur 4 Meter vor jeden, warte etwas und mach weiter. Ein Klick auf die Rakete kann es starten.',
    },
    example: { kind: 'stacks', stacks: [3, 6, 5] },
    passes: toursPlanets,
  },
]
