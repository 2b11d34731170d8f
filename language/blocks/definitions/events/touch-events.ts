import type { BlockArg, BlockDefinition } from '../../block-definition.ts'

const item = { kind: 'item' } as const satisfies BlockArg

/** Stacks that begin with what things do to each other. */
export const touchEvents = {
  event_touch: {
    category: 'events',
    shape: 'event',
    message: { en: 'when {ITEM} touches {ITEM_OTHER}', de: 'wenn {ITEM} {ITEM_OTHER} berührt' },
    args: { ITEM: item, ITEM_OTHER: item },
    tooltip: {
      en: 'Runs when the two begin to touch.',
      de: 'Läuft, wenn die beiden sich zu berühren beginnen.',
    },
    keywords: { en: 'collide bump hit enemy', de: 'kollision stoßen treffen Gegner Feind' },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onTouch(${coder.item('ITEM_OTHER')}, `, hasIt: true }),
  },
  event_touch_like: {
    category: 'events',
    shape: 'event',
    message: {
      en: 'when {ITEM} touches anything like {ITEM_OTHER}',
      de: 'wenn {ITEM} etwas wie {ITEM_OTHER} berührt',
    },
    args: { ITEM: item, ITEM_OTHER: item },
    tooltip: {
      en: 'Runs for each thing of this kind; “it” is the one that was touched.',
      de: 'Läuft für jedes Ding dieser Art; „es“ ist das berührte.',
    },
    keywords: { en: 'collide bump hit collect all', de: 'kollision stoßen treffen sammeln alle' },
    code: (coder) => ({
      call: `${coder.item('ITEM')}.onTouchLike(${coder.item('ITEM_OTHER')}, `,
      hasIt: true,
    }),
  },
  event_touch_end: {
    category: 'events',
    shape: 'event',
    message: {
      en: 'when {ITEM} stops touching {ITEM_OTHER}',
      de: 'wenn {ITEM} {ITEM_OTHER} nicht mehr berührt',
    },
    args: { ITEM: item, ITEM_OTHER: item },
    tooltip: { en: 'Runs when the two come apart.', de: 'Läuft, wenn die beiden auseinandergehen.' },
    code: (coder) => ({
      call: `${coder.item('ITEM')}.onTouchEnd(${coder.item('ITEM_OTHER')}, `,
      hasIt: true,
    }),
  },
  event_player_enters: {
    category: 'events',
    shape: 'event',
    message: { en: 'when player enters {ITEM}', de: 'wenn Spieler in {ITEM} kommt' },
    args: { ITEM: item },
    tooltip: {
      en: 'Runs when the player comes into this thing, also when it is hidden.',
      de: 'Läuft, wenn der Spieler in das Ding kommt, auch wenn es versteckt ist.',
    },
    keywords: { en: 'zone area goal', de: 'zone bereich ziel' },
    code: (coder) => ({ call: `player.onEnter(${coder.item('ITEM')}, `, hasIt: true }),
  },
} as const satisfies Record<string, BlockDefinition>
