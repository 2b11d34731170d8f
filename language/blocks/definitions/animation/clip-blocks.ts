import type { BlockDefinition } from '../../block-definition.ts'
import { binding, quote } from '../../expression.ts'
import { setsMember } from '../../member-code.ts'
import { numberSlot, textSlot } from '../../slots.ts'

const clips = {
  kind: 'choice',
  choices: [
    { value: 'walk', words: { en: 'walk', de: 'Gehen' } },
    { value: 'idle', words: { en: 'rest', de: 'Ausruhen' } },
  ],
} as const

/** Blocks for the arms and legs of figures, animals and vehicles. */
export const clipBlocks = {
  animation_clip: {
    category: 'animation',
    shape: 'statement',
    message: {
      en: 'play clip {CLIP} of {ITEM} for {SECONDS} s',
      de: 'spiele Clip {CLIP} von {ITEM} für {SECONDS} s',
    },
    args: { CLIP: clips, ITEM: { kind: 'item' }, SECONDS: numberSlot(2) },
    tooltip: { en: 'It moves its arms and legs.', de: 'Es bewegt Arme und Beine.' },
    code(coder) {
      const clip = quote(coder.choice('CLIP'))
      coder.line(`await ${coder.item('ITEM')}.playClip(${clip}, ${coder.seconds('SECONDS')});`)
    },
  },
  animation_clip_on: {
    category: 'animation',
    shape: 'statement',
    message: { en: 'play clip {CLIP} of {ITEM} on and on', de: 'spiele Clip {CLIP} von {ITEM} immer weiter' },
    args: { CLIP: clips, ITEM: { kind: 'item' } },
    keywords: { en: 'loop', de: 'Schleife' },
    tooltip: { en: 'Until “end clip”.', de: 'Bis „beende Clip“.' },
    code: (coder) => coder.line(`${coder.item('ITEM')}.playClip(${quote(coder.choice('CLIP'))});`),
  },
  animation_move: {
    category: 'animation',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'play movement {NAME} of {ITEM} for {SECONDS} s',
      de: 'spiele Bewegung {NAME} von {ITEM} für {SECONDS} s',
    },
    args: { NAME: textSlot('Run', 'Run'), ITEM: { kind: 'item' }, SECONDS: numberSlot(2) },
    keywords: { en: 'uploaded model', de: 'hochgeladenes Modell' },
    tooltip: {
      en: 'For a model that you uploaded: its properties say what its movements are called.',
      de: 'Für ein Modell, das du hochgeladen hast: Bei seinen Eigenschaften steht, wie seine Bewegungen heißen.',
    },
    code(coder) {
      const name = coder.text('NAME')
      coder.line(`await ${coder.item('ITEM')}.playClip(${name}, ${coder.seconds('SECONDS')});`)
    },
  },
  animation_clip_blend: {
    category: 'animation',
    shape: 'statement',
    message: {
      en: 'blend {ITEM} into clip {CLIP} in {SECONDS} s',
      de: 'blende {ITEM} in {SECONDS} s zum Clip {CLIP} über',
    },
    args: { ITEM: { kind: 'item' }, CLIP: clips, SECONDS: numberSlot(1) },
    tooltip: { en: 'Goes over to it little by little.', de: 'Geht nach und nach dazu über.' },
    code(coder) {
      const clip = quote(coder.choice('CLIP'))
      coder.line(`await ${coder.item('ITEM')}.blendTo(${clip}, ${coder.seconds('SECONDS')});`)
    },
  },
  animation_clip_stop: {
    category: 'animation',
    shape: 'statement',
    message: { en: 'end clip of {ITEM}', de: 'beende Clip von {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'Arms and legs are still.', de: 'Arme und Beine sind still.' },
    code: (coder) => coder.line(`${coder.item('ITEM')}.stopClip();`),
  },
  animation_clip_speed: {
    category: 'animation',
    shape: 'statement',
    level: 'maker',
    message: { en: 'set clip speed of {ITEM} to {VALUE} ×', de: 'setze Clip-Tempo von {ITEM} auf {VALUE} ×' },
    args: { ITEM: { kind: 'item' }, VALUE: numberSlot(2) },
    tooltip: { en: '1 is as usual, at most 4.', de: '1 ist wie üblich, höchstens 4.' },
    code: setsMember('clipSpeed'),
  },
  animation_clip_playing: {
    category: 'animation',
    shape: 'Boolean',
    level: 'maker',
    message: { en: 'clip {CLIP} of {ITEM} playing?', de: 'spielt Clip {CLIP} von {ITEM}?' },
    args: { CLIP: clips, ITEM: { kind: 'item' } },
    tooltip: { en: 'Whether it moves like this now.', de: 'Ob es sich gerade so bewegt.' },
    code: (coder) => ({
      text: `${coder.item('ITEM')}.clip === ${quote(coder.choice('CLIP'))}`,
      binds: binding.equal,
    }),
  },
} as const satisfies Record<string, BlockDefinition>
