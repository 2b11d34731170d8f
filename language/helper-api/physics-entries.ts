import type { HelperEntries } from './helper-entry.ts'
import { doThis, somewhere } from './shared-parameters.ts'

/** Members of every thing: how it falls, bumps and is pushed. */
export const physicsEntries = {
  physics: {
    kind: 'value',
    type: 'PhysicsKind',
    words: {
      en: '“falling” falls down, “solid” is bumped into, “fixed” cannot be pushed, “ghost” is gone through.',
      de: '„falling“ fällt herunter, „solid“ ist fest, „fixed“ lässt sich nicht stoßen, durch „ghost“ geht alles hindurch.',
    },
  },
  mass: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How heavy it is, in kilograms. Heavy things are harder to push.',
      de: 'Wie schwer es ist, in Kilogramm. Schweres lässt sich schwerer stoßen.',
    },
  },
  bounciness: {
    kind: 'value',
    type: 'number',
    words: {
      en: '0 does not bounce, 1 bounces as high as it fell.',
      de: '0 springt nicht, 1 springt so hoch, wie es gefallen ist.',
    },
  },
  friction: {
    kind: 'value',
    type: 'number',
    words: { en: '0 slides as on ice, 1 hardly slides.', de: '0 rutscht wie auf Eis, 1 rutscht kaum.' },
  },
  velocity: {
    kind: 'value',
    type: 'Point',
    takes: 'Place',
    words: {
      en: 'How fast it falls or flies, in metres a second along x, y and z. Setting it lets it fall.',
      de: 'Wie schnell es fällt oder fliegt, in Metern pro Sekunde entlang x, y und z. Wer es setzt, lässt es fallen.',
    },
  },
  push: {
    kind: 'call',
    parameters: [
      {
        name: 'way',
        type: 'Way',
        words: {
          en: '“up”, “down”, “forward”, “back”, “left”, “right” or {x, y, z}',
          de: '„up“, „down“, „forward“, „back“, „left“, „right“ oder {x, y, z}',
        },
      },
      {
        name: 'strength',
        type: 'number',
        isOptional: true,
        words: { en: 'how strongly; 5 is a good push', de: 'wie kräftig; 5 ist ein guter Stoß' },
      },
    ],
    returns: 'void',
    words: {
      en: 'Gives it a push. From then on it falls.',
      de: 'Gibt ihm einen Stoß. Von da an fällt es.',
    },
  },
  throwTo: {
    kind: 'call',
    parameters: [
      somewhere,
      {
        name: 'options',
        type: 'Seconds',
        isOptional: true,
        words: { en: '{seconds: 1} flies that long', de: '{seconds: 1} fliegt so lange' },
      },
    ],
    returns: 'void',
    words: {
      en: 'Throws it in a bow, so that it arrives there.',
      de: 'Wirft es im Bogen, so dass es dort ankommt.',
    },
  },
  onBump: {
    kind: 'call',
    parameters: [
      {
        name: 'speed',
        type: 'number',
        words: {
          en: 'only bumps harder than this, in metres a second',
          de: 'nur härtere Stöße, in Metern pro Sekunde',
        },
      },
      doThis('(speed: number) => unknown'),
    ],
    returns: 'void',
    words: {
      en: 'Does something each time it bumps into something or is bumped into.',
      de: 'Macht etwas, jedes Mal wenn es gegen etwas stößt oder gestoßen wird.',
    },
  },
} as const satisfies HelperEntries
