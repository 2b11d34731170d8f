import type { BlockDefinition } from '../../block-definition.ts'
import { textSlot } from '../../slots.ts'

const title = textSlot('Did you know?', 'Wusstest du?')
const text = textSlot('Dragons love cake.', 'Drachen lieben Kuchen.')

/** Blocks for the sheet with a heading and words. */
export const panelBlocks = {
  looks_panel: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'show panel {TITLE} {TEXT}', de: 'zeige Tafel {TITLE} {TEXT}' },
    args: { TITLE: title, TEXT: text },
    keywords: { en: 'info', de: 'Info' },
    tooltip: { en: 'A sheet that can be closed.', de: 'Eine Tafel, die man schließen kann.' },
    code: (coder) => coder.line(`screen.panel(${coder.text('TITLE')}, ${coder.text('TEXT')});`),
  },
  looks_panel_picture: {
    category: 'looks',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'show panel {TITLE} {TEXT} with picture {ITEM}',
      de: 'zeige Tafel {TITLE} {TEXT} mit Bild {ITEM}',
    },
    args: { TITLE: title, TEXT: text, ITEM: { kind: 'item' } },
    tooltip: { en: 'Choose a picture of the scene.', de: 'Wähle ein Bild der Szene.' },
    code(coder) {
      const words = `${coder.text('TITLE')}, ${coder.text('TEXT')}`
      coder.line(`screen.panel(${words}, {picture: ${coder.item('ITEM')}});`)
    },
  },
  looks_close_panel: {
    category: 'looks',
    shape: 'statement',
    level: 'maker',
    message: { en: 'close the panel', de: 'schließe die Tafel' },
    args: {},
    tooltip: { en: 'Takes the sheet away.', de: 'Nimmt die Tafel weg.' },
    code: (coder) => coder.line('screen.closePanel();'),
  },
} as const satisfies Record<string, BlockDefinition>
