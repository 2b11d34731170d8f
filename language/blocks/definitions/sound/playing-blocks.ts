import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { onOff } from '../../on-off.ts'
import { textSlot } from '../../slots.ts'

/** Blocks for sounds, music and voices. */
export const playingBlocks = {
  sound_play: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play sound {SOUND}', de: 'spiele Klang {SOUND}' },
    args: { SOUND: { kind: 'sound', value: 'coin' } },
    keywords: { en: 'noise audio', de: 'Geräusch Ton Audio' },
    tooltip: { en: 'Goes on at once.', de: 'Es geht gleich weiter.' },
    code: (coder) => coder.line(`sound.play(${coder.sound('SOUND')});`),
  },
  sound_play_wait: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play sound {SOUND} and wait', de: 'spiele Klang {SOUND} und warte' },
    args: { SOUND: { kind: 'sound', value: 'success' } },
    tooltip: { en: 'Goes on when it is over.', de: 'Es geht weiter, wenn er vorbei ist.' },
    code: (coder) => coder.line(`await sound.play(${coder.sound('SOUND')});`),
  },
  sound_play_at: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play sound {SOUND} at {ITEM}', de: 'spiele Klang {SOUND} bei {ITEM}' },
    args: { SOUND: { kind: 'sound', value: 'bird' }, ITEM: { kind: 'item' } },
    keywords: { en: '3D space', de: '3D Raum' },
    tooltip: {
      en: 'Louder when you are near, and from its side.',
      de: 'Lauter, wenn du nah bist, und von seiner Seite.',
    },
    code: (coder) => coder.line(`sound.play(${coder.sound('SOUND')}, {at: ${coder.item('ITEM')}});`),
  },
  sound_loop: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'play {SOUND} again and again', de: 'spiele {SOUND} immer wieder' },
    args: { SOUND: { kind: 'sound', value: 'happy-music' } },
    keywords: { en: 'loop music background', de: 'Schleife Musik Hintergrund' },
    tooltip: { en: 'Until “end sound”.', de: 'Bis „beende Klang“.' },
    code: (coder) => coder.line(`sound.loop(${coder.sound('SOUND')});`),
  },
  sound_stop: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'end sound {SOUND}', de: 'beende Klang {SOUND}' },
    args: { SOUND: { kind: 'sound', value: 'happy-music' } },
    tooltip: { en: 'Only this one is silent.', de: 'Nur dieser ist still.' },
    code: (coder) => coder.line(`sound.stop(${coder.sound('SOUND')});`),
  },
  sound_stop_all: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'end all sounds', de: 'beende alle Klänge' },
    args: {},
    keywords: { en: 'stop silence mute', de: 'stopp Stille stumm' },
    tooltip: { en: 'Voices too.', de: 'Auch Stimmen.' },
    code: (coder) => coder.line('sound.stopAll();'),
  },
  sound_speak: {
    category: 'sound',
    shape: 'statement',
    message: { en: 'speak {TEXT} in {LANGUAGE}', de: 'sprich {TEXT} auf {LANGUAGE}' },
    args: {
      TEXT: textSlot('Hello!', 'Hallo!'),
      LANGUAGE: {
        kind: 'choice',
        choices: [
          { value: '', words: { en: 'my language', de: 'meiner Sprache' } },
          { value: 'en', words: { en: 'English', de: 'Englisch' } },
          { value: 'de', words: { en: 'German', de: 'Deutsch' } },
        ],
      },
    },
    keywords: { en: 'voice read aloud', de: 'Stimme vorlesen' },
    tooltip: {
      en: 'With a voice of the device, or in a bubble.',
      de: 'Mit einer Stimme des Geräts, oder in einer Blase.',
    },
    code(coder) {
      const language = coder.choice('LANGUAGE')
      coder.line(`await speak(${coder.text('TEXT')}${language === '' ? '' : `, ${quote(language)}`});`)
    },
  },
  sound_film: {
    category: 'sound',
    shape: 'statement',
    level: 'maker',
    message: { en: 'film or sound {ITEM} {ON}', de: 'Film oder Klang {ITEM} {ON}' },
    args: { ITEM: { kind: 'item' }, ON: onOff },
    keywords: { en: 'video play pause', de: 'Video abspielen Pause' },
    tooltip: {
      en: 'Lets a film or a sound of the scene wait or go on.',
      de: 'Lässt einen Film oder Klang der Szene warten oder weitergehen.',
    },
    code(coder) {
      const deed = coder.choice('ON') === 'true' ? 'play' : 'pause'
      coder.line(`${coder.item('ITEM')}.${deed}();`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
