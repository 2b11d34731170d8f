import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ArrowsOutCardinalIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutCardinal'
import { ArrowsOutSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutSimple'
import { CursorIcon } from '@phosphor-icons/react/dist/csr/Cursor'

/** The four tools with their pictures, in the order of the bar. */
export const toolButtons = [
  { tool: 'select', Icon: CursorIcon },
  { tool: 'move', Icon: ArrowsOutCardinalIcon },
  { tool: 'turn', Icon: ArrowClockwiseIcon },
  { tool: 'scale', Icon: ArrowsOutSimpleIcon },
] as const
