import type { BlockDefinition } from '../../block-definition.ts'
import { call } from '../../expression.ts'

/** Blocks for what the player carries. */
export const bagBlocks = {
  player_give: {
    category: 'player',
    shape: 'statement',
    message: { en: 'put {ITEM} into the bag', de: 'stecke {ITEM} in die Tasche' },
    args: { ITEM: { kind: 'item' } },
    keywords: { en: 'give collect inventory', de: 'geben sammeln Inventar' },
    tooltip: { en: 'The player carries it now.', de: 'Der Spieler trägt es jetzt.' },
    code: (coder) => coder.line(`player.give(${coder.item('ITEM')});`),
  },
  player_take: {
    category: 'player',
    shape: 'statement',
    message: { en: 'take {ITEM} out of the bag', de: 'nimm {ITEM} aus der Tasche' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'It lies before the player again.', de: 'Es liegt wieder vor dem Spieler.' },
    code: (coder) => coder.line(`player.take(${coder.item('ITEM')});`),
  },
  player_has: {
    category: 'player',
    shape: 'Boolean',
    message: { en: '{ITEM} in the bag?', de: '{ITEM} in der Tasche?' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'Whether the player carries it.', de: 'Ob der Spieler es trägt.' },
    code: (coder) => call(`player.has(${coder.item('ITEM')})`),
  },
} as const satisfies Record<string, BlockDefinition>
