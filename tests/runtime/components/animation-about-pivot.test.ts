import { expect, it } from 'vitest'
import { animationAboutPivot } from '../../../runtime/components/animation-about-pivot.ts'

const hinge = { pivot: [1, 2, 3], scale: [2, 4, 1] } as const
const about = (property: string, parts: Readonly<Record<string, string>>) => {
  const { property: _, ...rest } = animationAboutPivot({ property, ...parts }, hinge)
  return rest
}

it('takes the pivot away from places and puts the size on top, of all axes or of one', () => {
  expect(about('position', { from: '0 0 0', to: '5 5 5', dur: '9' })).toEqual({
    from: '-1 -2 -3',
    to: '4 3 2',
    dur: '9',
  })
  expect(about('object3D.position.z', { to: '7' })).toEqual({ to: '4' })
  expect(about('scale', { to: '3 3 3' })).toEqual({ to: '6 12 3' })
  expect(about('object3D.scale.y', { from: '1', to: '0.5' })).toEqual({ from: '4', to: '2' })
})

it('leaves alone what is no place and no size, and what it cannot read', () => {
  expect(about('rotation', { to: '0 90 0' })).toEqual({ to: '0 90 0' })
  expect(about('material.color', { to: 'red' })).toEqual({ to: 'red' })
  expect(about('position', { from: '', to: 'there' })).toEqual({ from: '', to: 'there' })
  expect(about('object3D.scale.w', { to: '2' })).toEqual({ to: '2' })
  expect(animationAboutPivot({ dur: '1' }, hinge)).toEqual({ dur: '1' })
})
