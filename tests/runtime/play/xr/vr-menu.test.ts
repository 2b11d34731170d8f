import { expect, test } from 'vitest'
import { Dwell } from '../../../../runtime/play/xr/dwell.ts'
import type { BoardButton } from '../../../../runtime/play/xr/vr-board.ts'
import { VrMenu } from '../../../../runtime/play/xr/vr-menu.ts'
import { vrChoices } from '../../../../runtime/play/xr/vr-parts.ts'

const comfort = () => ({ isSeated: false, hasVeil: true, turnsSmoothly: false })

test.each(vrChoices.map(({ name }, index) => ({ name, index })))(
  '[E12] looking at $name in the menu changes it once, and its words with it, however long one looks on',
  ({ name, index }) => {
    const chosen = comfort()
    const before = chosen[name]
    const menu = new VrMenu(chosen, 'en', () => undefined)
    const labelBefore = menu.buttons()[index]?.label
    const dwell = new Dwell<BoardButton>()
    const clicks: BoardButton[] = []
    for (let time = 0; time < 10_000; time += 100) {
      const clicked = dwell.look(menu.buttons()[index] ?? null, 100)
      clicked?.press()
      if (clicked) clicks.push(clicked)
    }
    expect(clicks).toHaveLength(1)
    expect(chosen).toEqual({ ...comfort(), [name]: !before })
    expect(menu.buttons()[index]?.label).not.toBe(labelBefore)
  },
)
