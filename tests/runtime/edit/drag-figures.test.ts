import { expect, it } from 'vitest'
import { dragFigures, turnFigures } from '../../../runtime/edit/drag-figures.ts'

const before = { position: [1, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] } as const

it('tells how far something went along one axis, in that axis’ colour', () => {
  const after = { ...before, position: [2.5, 0, 0] } as const
  expect(dragFigures(before, after, 'en')).toEqual({ text: 'x +1.5 m', axis: 'x' })
  expect(dragFigures(before, after, 'de')).toEqual({ text: 'x +1,5 m', axis: 'x' })
})

it('tells both axes of a move along the ground', () => {
  const after = { ...before, position: [0.5, 0, 2] } as const
  expect(dragFigures(before, after, 'en')).toEqual({ text: 'x −0.5 m  z +2 m', axis: null })
})

it('tells sizes as times and turns as degrees', () => {
  expect(dragFigures(before, { ...before, scale: [1.2, 1.2, 1.2] }, 'en')).toEqual({
    text: '1.2×',
    axis: null,
  })
  expect(turnFigures(Math.PI / 4, 'Y', 'en')).toEqual({ text: '45°', axis: 'y' })
  expect(turnFigures(-0, 'XYZE', 'en')).toEqual({ text: '0°', axis: null })
})
