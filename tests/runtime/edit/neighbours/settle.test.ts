import { describe, expect, it } from 'vitest'
import { guidesAt } from '../../../../runtime/edit/neighbours/guides.ts'
import { NeighbourGrid } from '../../../../runtime/edit/neighbours/neighbour-grid.ts'
import { settle } from '../../../../runtime/edit/neighbours/settle.ts'
import type { Bounds } from '../../../../runtime/view/framing.ts'
import type { Vec3 } from '../../../../runtime/view/pose.ts'

/** A box that stands on the ground: its middle, and its sizes. */
const box = (x: number, z: number, [width, height, depth]: Vec3 = [1, 1, 1]): Bounds => ({
  min: [x - width / 2, 0, z - depth / 2],
  max: [x + width / 2, height, z + depth / 2],
})
const own = box(0, 0)
const step = 0.5
const onGround = [0, 2] as const

/** Pulls the box at the origin along the ground; `[x, z]` where it goes. */
function pull(x: number, z: number, others: readonly Bounds[] | NeighbourGrid, tolerance = 0.12) {
  const grid = others instanceof NeighbourGrid ? others : new NeighbourGrid(others)
  const onGrid = (value: number) => Math.round(value / step) * step
  const to = settle({
    box: own,
    neighbours: grid.near(box(x, z)),
    pulled: [x, 0, z],
    onGrid: [onGrid(x), 0, onGrid(z)],
    axes: onGround,
    tolerance,
  })
  return [Number(to[0].toFixed(6)), Number(to[2].toFixed(6))]
}

describe('[W09] snapping to neighbours', () => {
  it('leaves a thing on the grid as long as none is near', () => {
    expect(pull(2.2, 3.1, [])).toEqual([2, 3])
    expect(pull(2.2, 3.1, [box(2.2, 40)])).toEqual([2, 3])
    expect(pull(2.2, 3.1, [box(7.9, 3.35)])).toEqual([2, 3])
  })

  it('draws middles to middles and edges to edges, each axis by itself', () => {
    const other = box(2.2, -3, [2, 1, 0.6])
    expect(pull(2.25, 0.6, [other])).toEqual([2.2, 0.5])
    // The right edges.
    expect(pull(2.65, 0.6, [other])).toEqual([2.7, 0.5])
    // The left edge on its right one.
    expect(pull(3.75, 0.6, [other])).toEqual([3.7, 0.5])
    // Its far edge on the near one of the other: both axes at once.
    expect(pull(2.25, -2.25, [other])).toEqual([2.2, -2.2])
  })

  it('takes the nearest of several, and none that the hand is farther from', () => {
    expect(pull(2.28, 0.6, [box(2.2, -3, [3, 1, 0.2]), box(2.3, -4, [5, 1, 0.2])])).toEqual([2.3, 0.5])
    expect(pull(2.4, 0.6, [box(2.2, -3, [4, 1, 0.2])])).toEqual([2.5, 0.5])
  })

  it('gives three things in a row the same distances: in the middle of two, or after them', () => {
    const row = [box(2, 0.2), box(5.3, -0.2)]
    expect(pull(3.7, 0, row)).toEqual([3.65, 0])
    expect(pull(8.55, 0, row)).toEqual([8.6, 0])
    expect(pull(-1.35, 0, row)).toEqual([-1.3, 0])
    // Another row.
    expect(pull(3.7, 3, row)).toEqual([3.5, 3])
  })

  it('shows what holds: a line to the neighbour with its distance, and the two equal distances', () => {
    const [line, ...others] = guidesAt(box(2, 1), [box(2, -3)], [0])
    expect(others).toEqual([])
    expect(line).toEqual({ from: [2, 0, -3.5], to: [2, 0, 1.5], distance: 3 })
    expect(guidesAt(box(2.1, 1), [box(2, -3)], [0])).toEqual([])
    const gaps = guidesAt(box(3.5, 0.1), [box(1, 0), box(6, -0.2)], [0])
    expect(gaps.map(({ from, to, distance }) => [from[0], to[0], distance])).toEqual([
      [1.5, 3, 1.5],
      [4, 5.5, 1.5],
    ])
  })

  it('says no distance between things that touch, and shows the nearest of many', () => {
    expect(guidesAt(box(2, 1), [box(2, 0, [1, 3, 1])], [0])[0]?.distance).toBeNull()
    const [line] = guidesAt(box(2, 3), [box(2, -3), box(2, 0.5), box(2, -1)], [0])
    expect(line?.distance).toBe(1.5)
  })

  it('is quick among 5,000 things', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      box((index % 70) * 1.37, Math.floor(index / 70) * 1.71),
    )
    const start = performance.now()
    const grid = new NeighbourGrid(many)
    const moves = 200
    for (let move = 0; move < moves; move++) {
      const [x = 0, z = 0] = pull(20 + move / 9, 20 + move / 7, grid)
      const there = box(x, z)
      guidesAt(there, grid.near(there), onGround)
    }
    // Of the 8 ms of script that a frame may take while something is dragged; the grid is built once.
    expect((performance.now() - start) / moves).toBeLessThan(4)
  })

  it('finds what is near among large and far things', () => {
    const floor = box(0, 0, [900, 0.1, 900])
    const grid = new NeighbourGrid([floor, box(3, 3), box(-300, 0), box(8.9, 0), box(9.1, 0)])
    expect(grid.near(own)).toEqual([floor, box(3, 3), box(8.9, 0)])
    expect(new Set(grid.near(floor)).size).toBe(5)
    expect(grid.near(box(-301, 0))).toEqual([floor, box(-300, 0)])
  })
})
