import { expect, test } from 'vitest'
import { isDraggable, isHolder } from '../../../model/kinds/is-holder.ts'

test('what is about the whole scene holds nothing and stays where it is; all else may be moved and hold things', () => {
  for (const kind of ['environment', 'cursor'])
    expect([isHolder(kind), isDraggable(kind)]).toEqual([false, false])
  for (const kind of ['player', 'shape', 'group', 'later-kind'])
    expect([isHolder(kind), isDraggable(kind)]).toEqual([true, true])
})
