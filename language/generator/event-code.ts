import type { BlockType } from '../blocks/block-catalogue.ts'
import type { EventCode } from './block-coder.ts'
import { quote } from './expression.ts'

/** What each event block calls with its stack as a function. */
export const eventCode = {
  event_start: () => 'onStart(',
  event_click: (coder, block) => `${coder.item(block, 'ITEM')}.onClick(`,
  event_key: (coder, block) => `onKey(${quote(coder.choice(block, 'KEY'))}, `,
} as const satisfies Partial<Record<BlockType, EventCode>>
