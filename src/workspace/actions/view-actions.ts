import type { ViewSide } from '../../../protocol/frame/to-frame.ts'
import type { ViewAction } from '../shortcuts/shortcut.ts'

/** The action that leads to each view. */
export const viewActions = {
  front: 'viewFront',
  right: 'viewRight',
  top: 'viewTop',
  back: 'viewBack',
  left: 'viewLeft',
  corner: 'viewCorner',
} as const satisfies Record<ViewSide, ViewAction>

/** What each of them does: hands its side to `look`. */
export function lookFrom(look: (side: ViewSide) => void): Readonly<Record<ViewAction, () => void>> {
  return {
    viewFront: () => look('front'),
    viewRight: () => look('right'),
    viewTop: () => look('top'),
    viewBack: () => look('back'),
    viewLeft: () => look('left'),
    viewCorner: () => look('corner'),
  }
}
