import type { BlockDefinition } from '../../block-definition.ts'
import { colourChoice } from '../../colour-choice.ts'
import { quote } from '../../expression.ts'
import { readsMember, setsMember } from '../../member-code.ts'
import { numberSlot } from '../../slots.ts'
import { modelChoices, particleChoices, patternChoices } from './looks-choices.ts'

/** Blocks for what things are made of. */
export const paintingBlocks = {
  looks_colour: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set colour of {ITEM} to {COLOUR}', de: 'färbe {ITEM} in {COLOUR}' },
    args: { ITEM: { kind: 'item' }, COLOUR: colourChoice },
    tooltip: {
      en: 'Gives a thing or a light another colour.',
      de: 'Gibt einem Ding oder Licht eine andere Farbe.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.color = ${quote(coder.choice('COLOUR'))};`)
    },
  },
  looks_pattern: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'put {PATTERN} on {ITEM}', de: 'bemale {ITEM} mit {PATTERN}' },
    args: { PATTERN: { kind: 'choice', choices: patternChoices }, ITEM: { kind: 'item' } },
    tooltip: { en: 'A pattern for a shape.', de: 'Ein Muster für eine Form.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.pattern = ${quote(coder.choice('PATTERN'))};`)
    },
  },
  looks_picture: {
    category: 'looks',
    shape: 'statement',
    level: 'maker',
    message: { en: 'put picture {ITEM2} on {ITEM}', de: 'klebe Bild {ITEM2} auf {ITEM}' },
    args: { ITEM2: { kind: 'item' }, ITEM: { kind: 'item' } },
    keywords: { en: 'texture', de: 'Textur' },
    tooltip: { en: 'For shapes and pictures.', de: 'Für Formen und Bilder.' },
    code: (coder) => coder.line(`${coder.item('ITEM')}.showPicture(${coder.item('ITEM2')});`),
  },
  looks_model: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'turn {ITEM} into {MODEL}', de: 'verwandle {ITEM} in {MODEL}' },
    args: { ITEM: { kind: 'item' }, MODEL: { kind: 'choice', choices: modelChoices } },
    keywords: { en: 'switch costume next', de: 'wechsle Kostüm nächstes' },
    tooltip: { en: 'A model becomes another one.', de: 'Aus einem Modell wird ein anderes.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.model = ${quote(coder.choice('MODEL'))};`)
    },
  },
  looks_glow: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'glow of {ITEM} {ON}', de: 'Leuchten von {ITEM} {ON}' },
    args: {
      ITEM: { kind: 'item' },
      ON: {
        kind: 'choice',
        choices: [
          { value: '1', words: { en: 'on', de: 'an' } },
          { value: '0', words: { en: 'off', de: 'aus' } },
        ],
      },
    },
    tooltip: { en: 'Lets a thing shine by itself.', de: 'Lässt ein Ding von selbst leuchten.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.glow = ${coder.choice('ON')};`)
    },
  },
  looks_brightness: {
    category: 'looks',
    shape: 'statement',
    level: 'maker',
    message: { en: 'set brightness of {ITEM} to {VALUE}', de: 'setze Helligkeit von {ITEM} auf {VALUE}' },
    args: { ITEM: { kind: 'item' }, VALUE: numberSlot(3) },
    keywords: { en: 'light lamp brighter darker', de: 'Licht Lampe heller dunkler' },
    tooltip: { en: 'For lights: 0 is dark, 10 is dazzling.', de: 'Für Lichter: 0 ist dunkel, 10 blendet.' },
    code: setsMember('brightness'),
  },
  looks_particles: {
    category: 'looks',
    shape: 'statement',
    message: {
      en: 'let {KIND} fly out of {ITEM} for {SECONDS} s',
      de: 'lass {KIND} aus {ITEM} fliegen für {SECONDS} s',
    },
    args: {
      KIND: { kind: 'choice', choices: particleChoices },
      ITEM: { kind: 'item' },
      SECONDS: numberSlot(2),
    },
    keywords: {
      en: 'particles effect explode explosion',
      de: 'Partikel Effekt explodieren Explosion Teilchen',
    },
    tooltip: { en: 'Small things fly around it.', de: 'Kleine Teilchen fliegen herum.' },
    code(coder) {
      const kind = quote(coder.choice('KIND'))
      coder.line(`await ${coder.item('ITEM')}.particles(${kind}, ${coder.seconds('SECONDS')});`)
    },
  },
  looks_colour_of: {
    category: 'looks',
    shape: 'String',
    level: 'maker',
    message: { en: 'colour of {ITEM}', de: 'Farbe von {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'Its colour, like #53a206.', de: 'Seine Farbe, wie #53a206.' },
    code: readsMember('color'),
  },
} as const satisfies Record<string, BlockDefinition>
