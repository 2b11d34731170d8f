import { useEffect, useEffectEvent } from 'react'
import type { DoodleAction } from '../shortcuts/doodle-shortcuts.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { doodleTools } from './doodle-tools.ts'
import { keyMatrices, middleOf } from './sheet-moves.ts'
import type { DoodleEditor } from './use-doodle-editor.ts'

interface Page {
  readonly editor: DoodleEditor
  /** Takes back a gesture under way; false when there was none. */
  readonly cancel: () => boolean
  readonly close: () => void
}

type MoveAction = keyof typeof keyMatrices

const isMove = (action: DoodleAction): action is MoveAction => Object.hasOwn(keyMatrices, action)

/** Performs the keys of the doodle page as long as it is shown. */
export function useDoodleKeys({ editor, cancel, close }: Page): void {
  const { state } = useWorkspace()
  const { selected } = editor
  const ids = selected.map(({ id }) => id)

  const others: Readonly<Partial<Record<DoodleAction, () => void>>> = {
    doodleInsert: editor.insert,
    doodleNext: () => editor.step(1),
    doodleBefore: () => editor.step(-1),
    doodleAll: () => {
      editor.hold('select')
      editor.select(editor.drawing.strokes.map(({ id }) => id))
    },
    doodleCopy: editor.duplicate,
    doodleRemove: () => editor.remove(ids),
    doodleHigher: () => editor.arrange('up'),
    doodleLower: () => editor.arrange('down'),
    doodleTop: () => editor.arrange('top'),
    doodleBottom: () => editor.arrange('bottom'),
    doodleClose: () => {
      if (cancel()) return
      if (ids.length > 0) editor.select([])
      else close()
    },
  }
  const perform = useEffectEvent((action: DoodleAction) => {
    const tool = doodleTools.find((one) => one.action === action)
    const isLooking = action === 'doodleClose' || action === 'doodleNext' || action === 'doodleBefore'
    if (!editor.canEdit && !isLooking) return
    if (tool) editor.hold(tool.tool)
    else if (isMove(action))
      editor.transform(keyMatrices[action](middleOf(selected.map(({ shape }) => shape))))
    else others[action]?.()
  })
  useEffect(() => {
    state.onDoodleKey.set((action) => perform(action))
    return () => state.onDoodleKey.set(null)
  }, [state])
}
