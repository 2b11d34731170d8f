import { drumNames, soundCatalogue } from '../../../sounds/sound-catalogue.ts'
import type { BlockDefinition } from '../../block-definition.ts'
import { binding, call, quote } from '../../expression.ts'
import { shareCode } from '../../share-code.ts'
import { numberSlot } from '../../slots.ts'
import { noteChoices } from './note-choices.ts'

/** Blocks for notes, drums and how everything sounds. */
export const musicBlocks = {
  sound_note: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play note {NOTE} for {BEATS} beats', de: 'spiele Note {NOTE} für {BEATS} Schläge' },
    args: { NOTE: { kind: 'choice', choices: noteChoices }, BEATS: numberSlot(1) },
    keywords: { en: 'piano music melody', de: 'Klavier Musik Melodie' },
    tooltip: { en: 'At first a beat is half a second.', de: 'Anfangs ist ein Schlag eine halbe Sekunde.' },
    code(coder) {
      const note = quote(coder.choice('NOTE'))
      coder.line(`await sound.note(${note}, {beats: ${coder.number('BEATS')}});`)
    },
  },
  sound_drum: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play drum {DRUM} for {BEATS} beats', de: 'spiele {DRUM} für {BEATS} Schläge' },
    args: {
      DRUM: {
        kind: 'choice',
        choices: drumNames.map((name) => ({ value: name, words: soundCatalogue[name].words })),
      },
      BEATS: numberSlot(1),
    },
    keywords: { en: 'rhythm percussion', de: 'Schlagzeug Rhythmus' },
    tooltip: {
      en: 'The next block comes after the beats.',
      de: 'Der nächste Block kommt nach den Schlägen.',
    },
    code(coder) {
      const drum = quote(coder.choice('DRUM'))
      coder.line(`await sound.drum(${drum}, {beats: ${coder.number('BEATS')}});`)
    },
  },
  sound_rest: {
    category: 'sound',
    shape: 'statement',
    level: 'maker',
    message: { en: 'rest for {BEATS} beats', de: 'pausiere {BEATS} Schläge' },
    args: { BEATS: numberSlot(1) },
    tooltip: { en: 'Silence in a melody.', de: 'Stille in einer Melodie.' },
    code: (coder) => coder.line(`await sound.rest(${coder.number('BEATS')});`),
  },
  sound_set_tempo: {
    category: 'sound',
    shape: 'statement',
    level: 'maker',
    message: { en: 'set tempo to {VALUE} beats a minute', de: 'setze Tempo auf {VALUE} Schläge pro Minute' },
    args: { VALUE: numberSlot(160) },
    tooltip: { en: '120 is as usual.', de: '120 ist wie üblich.' },
    code: (coder) => coder.line(`sound.tempo = ${coder.number('VALUE')};`),
  },
  sound_set_volume: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'set volume to {VALUE} %', de: 'setze Lautstärke auf {VALUE} %' },
    args: { VALUE: numberSlot(50) },
    keywords: { en: 'loud quiet', de: 'laut leise' },
    tooltip: { en: '100 is as usual, 0 is silence.', de: '100 ist wie üblich, 0 ist Stille.' },
    code: (coder) => coder.line(`sound.volume = ${shareCode(coder, 'VALUE')};`),
  },
  sound_change_volume: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'change volume by {VALUE} %', de: 'ändere Lautstärke um {VALUE} %' },
    args: { VALUE: numberSlot(-10) },
    tooltip: { en: 'A number below 0 makes it quieter.', de: 'Eine Zahl unter 0 macht es leiser.' },
    code: (coder) => coder.line(`sound.volume += ${shareCode(coder, 'VALUE')};`),
  },
  sound_set_pitch: {
    category: 'sound',
    shape: 'statement',
    level: 'maker',
    message: { en: 'set pitch of sounds to {VALUE} ×', de: 'setze Tonhöhe der Klänge auf {VALUE} ×' },
    args: { VALUE: numberSlot(2) },
    keywords: { en: 'high low fast slow', de: 'hoch tief schnell langsam' },
    tooltip: {
      en: '1 is as usual, 2 is higher and faster. For the next sounds.',
      de: '1 ist wie üblich, 2 ist höher und schneller. Für die nächsten Klänge.',
    },
    code: (coder) => coder.line(`sound.pitch = ${coder.number('VALUE')};`),
  },
  sound_volume: {
    category: 'sound',
    shape: 'Number',
    level: 'maker',
    message: { en: 'volume', de: 'Lautstärke' },
    args: {},
    tooltip: { en: 'In percent.', de: 'In Prozent.' },
    code: () => ({ text: 'sound.volume * 100', binds: binding.times }),
  },
  sound_tempo: {
    category: 'sound',
    shape: 'Number',
    level: 'maker',
    message: { en: 'tempo', de: 'Tempo' },
    args: {},
    tooltip: { en: 'Beats a minute.', de: 'Schläge pro Minute.' },
    code: () => call('sound.tempo'),
  },
} as const satisfies Record<string, BlockDefinition>
