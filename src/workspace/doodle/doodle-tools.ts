import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle'
import { CursorIcon } from '@phosphor-icons/react/dist/csr/Cursor'
import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser'
import { HexagonIcon } from '@phosphor-icons/react/dist/csr/Hexagon'
import { LineSegmentIcon } from '@phosphor-icons/react/dist/csr/LineSegment'
import { PencilIcon } from '@phosphor-icons/react/dist/csr/Pencil'
import { RectangleIcon } from '@phosphor-icons/react/dist/csr/Rectangle'
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star'

/** What the hand holds on the doodle page. */
export type DoodleTool = 'select' | 'pen' | 'eraser' | ShapeTool
/** Tools that pull a shape out of a point. */
export type ShapeTool = 'line' | 'rectangle' | 'ellipse' | 'polygon' | 'star'

/** The tools in the order of the bar, with the action that takes each by key. */
export const doodleTools = [
  { tool: 'pen', action: 'doodlePen', Icon: PencilIcon },
  { tool: 'eraser', action: 'doodleEraser', Icon: EraserIcon },
  { tool: 'line', action: 'doodleLine', Icon: LineSegmentIcon },
  { tool: 'rectangle', action: 'doodleRectangle', Icon: RectangleIcon },
  { tool: 'ellipse', action: 'doodleEllipse', Icon: CircleIcon },
  { tool: 'polygon', action: 'doodlePolygon', Icon: HexagonIcon },
  { tool: 'star', action: 'doodleStar', Icon: StarIcon },
  { tool: 'select', action: 'doodleSelect', Icon: CursorIcon },
] as const

export const isShapeTool = (tool: DoodleTool): tool is ShapeTool =>
  tool !== 'select' && tool !== 'pen' && tool !== 'eraser'
