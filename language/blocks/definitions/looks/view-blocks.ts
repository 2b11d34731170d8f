import type { BlockDefinition } from '../../block-definition.ts'
import { changesMember, readsMember, setsMember } from '../../member-code.ts'
import { shareCode } from '../../share-code.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks for whether things are seen, and how large. */
export const viewBlocks = {
  looks_show: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'show {ITEM}', de: 'zeige {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    keywords: { en: 'visible appear', de: 'sichtbar erscheinen auftauchen' },
    tooltip: { en: 'You see it again.', de: 'Man sieht es wieder.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.visible = true;`)
    },
  },
  looks_hide: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'hide {ITEM}', de: 'verstecke {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    keywords: { en: 'invisible disappear vanish', de: 'unsichtbar verschwinden' },
    tooltip: {
      en: 'You do not see it and cannot touch it.',
      de: 'Man sieht es nicht und kann es nicht berühren.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.visible = false;`)
    },
  },
  looks_opacity: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set opacity of {ITEM} to {VALUE} %', de: 'setze Deckkraft von {ITEM} auf {VALUE} %' },
    args: { ITEM: { kind: 'item' }, VALUE: numberSlot(50) },
    keywords: { en: 'see-through transparent', de: 'durchsichtig transparent' },
    tooltip: { en: '0 is see-through, 100 is solid.', de: '0 ist durchsichtig, 100 ist undurchsichtig.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.opacity = ${shareCode(coder, 'VALUE')};`)
    },
  },
  looks_set_size: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set size of {ITEM} to {VALUE} ×', de: 'setze Größe von {ITEM} auf {VALUE} ×' },
    args: { ITEM: { kind: 'item' }, VALUE: numberSlot(2) },
    keywords: { en: 'bigger smaller larger make', de: 'größer kleiner machen' },
    tooltip: { en: '1 is as built, 2 is twice as big.', de: '1 ist wie gebaut, 2 ist doppelt so groß.' },
    code: setsMember('size'),
  },
  looks_change_size: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'change size of {ITEM} by {VALUE}', de: 'ändere Größe von {ITEM} um {VALUE}' },
    args: { ITEM: { kind: 'item' }, VALUE: numberSlot(0.5) },
    keywords: {
      en: 'bigger smaller larger grow shrink make',
      de: 'größer kleiner vergrößern verkleinern wachsen schrumpfen machen',
    },
    tooltip: { en: 'It grows; with a minus it shrinks.', de: 'Es wächst; mit Minus schrumpft es.' },
    code: changesMember('size'),
  },
  looks_size: {
    category: 'looks',
    shape: 'Number',
    message: { en: 'size of {ITEM}', de: 'Größe von {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: '1 is as built.', de: '1 ist wie gebaut.' },
    code: readsMember('size'),
  },
  looks_visible: {
    category: 'looks',
    shape: 'Boolean',
    message: { en: '{ITEM} visible?', de: '{ITEM} sichtbar?' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'Whether you can see it.', de: 'Ob man es sieht.' },
    code: readsMember('visible'),
  },
} as const satisfies Record<string, BlockDefinition>
