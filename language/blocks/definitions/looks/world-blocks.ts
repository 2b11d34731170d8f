import type { BlockDefinition } from '../../block-definition.ts'
import { colourChoice } from '../../colour-choice.ts'
import { quote } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks for sky, ground and fog. */
export const worldBlocks = {
  looks_surroundings: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'change surroundings to {PLACE}', de: 'wechsle Umgebung zu {PLACE}' },
    args: {
      PLACE: {
        kind: 'choice',
        choices: [
          { value: 'night', words: { en: 'night', de: 'Nacht' } },
          { value: 'forest', words: { en: 'forest', de: 'Wald' } },
          { value: 'desert', words: { en: 'desert', de: 'Wüste' } },
          { value: 'snow', words: { en: 'snow', de: 'Schnee' } },
          { value: 'space', words: { en: 'space', de: 'Weltraum' } },
          { value: 'island', words: { en: 'island', de: 'Insel' } },
          { value: 'sunset', words: { en: 'sunset', de: 'Abend' } },
          { value: 'plain', words: { en: 'meadow', de: 'Wiese' } },
        ],
      },
    },
    keywords: { en: 'switch backdrop background', de: 'Bühnenbild Hintergrund' },
    tooltip: { en: 'Another sky, ground and trees.', de: 'Anderer Himmel, Boden und Bäume.' },
    code: (coder) => coder.line(`world.surroundings = ${quote(coder.choice('PLACE'))};`),
  },
  looks_sky: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set sky to {COLOUR}', de: 'färbe den Himmel in {COLOUR}' },
    args: { COLOUR: colourChoice },
    tooltip: { en: 'Gives the sky another colour.', de: 'Gibt dem Himmel eine andere Farbe.' },
    code: (coder) => coder.line(`world.sky = ${quote(coder.choice('COLOUR'))};`),
  },
  looks_ground: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set ground to {COLOUR}', de: 'färbe den Boden in {COLOUR}' },
    args: { COLOUR: colourChoice },
    tooltip: { en: 'Gives the ground another colour.', de: 'Gibt dem Boden eine andere Farbe.' },
    code: (coder) => coder.line(`world.ground = ${quote(coder.choice('COLOUR'))};`),
  },
  looks_fog: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'fog: see {METRES} m far', de: 'Nebel: sieh {METRES} m weit' },
    args: { METRES: numberSlot(20) },
    tooltip: { en: '0 takes the fog away.', de: '0 nimmt den Nebel weg.' },
    code: (coder) => coder.line(`world.fog = ${coder.number('METRES')};`),
  },
} as const satisfies Record<string, BlockDefinition>
