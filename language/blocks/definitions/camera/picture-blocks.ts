import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { numberSlot, textSlot } from '../../slots.ts'

/** Blocks for what happens to the whole picture. */
export const pictureBlocks = {
  camera_shake: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'shake the picture for {SECONDS} s', de: 'wackle mit dem Bild für {SECONDS} s' },
    args: { SECONDS: numberSlot(1) },
    tooltip: { en: 'Like an earthquake.', de: 'Wie bei einem Erdbeben.' },
    code: (coder) => coder.line(`await camera.shake(${coder.seconds('SECONDS')});`),
  },
  camera_fade: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'fade {WAY} in {SECONDS} s', de: 'blende {WAY} in {SECONDS} s' },
    args: {
      WAY: {
        kind: 'choice',
        choices: [
          { value: 'out', words: { en: 'to black', de: 'ins Schwarze' } },
          { value: 'in', words: { en: 'to the picture', de: 'zum Bild' } },
        ],
      },
      SECONDS: numberSlot(1),
    },
    tooltip: { en: 'Like the end of a film.', de: 'Wie am Ende eines Films.' },
    code(coder) {
      coder.line(`await camera.fade(${quote(coder.choice('WAY'))}, ${coder.seconds('SECONDS')});`)
    },
  },
  camera_words: {
    category: 'camera',
    shape: 'statement',
    message: {
      en: 'write {TEXT} on the screen for {SECONDS} s',
      de: 'schreibe {TEXT} auf den Bildschirm für {SECONDS} s',
    },
    args: { TEXT: textSlot('Once upon a time …', 'Es war einmal …'), SECONDS: numberSlot(3) },
    tooltip: { en: 'Words over the picture.', de: 'Wörter über dem Bild.' },
    code: (coder) => coder.line(`await screen.show(${coder.text('TEXT')}, ${coder.seconds('SECONDS')});`),
  },
  camera_photo: {
    category: 'camera',
    shape: 'statement',
    message: { en: 'take a photo', de: 'mach ein Foto' },
    args: {},
    keywords: { en: 'screenshot picture', de: 'Bildschirmfoto Bild' },
    tooltip: { en: 'Shows a photo of the world for a while.', de: 'Zeigt eine Weile ein Foto der Welt.' },
    code: (coder) => coder.line('camera.photo();'),
  },
} as const satisfies Record<string, BlockDefinition>
