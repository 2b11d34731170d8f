import { expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import type { Simulation } from '../../runtime/simulation/simulation.ts'
import { placeIn } from '../support/courses/players.ts'
import { runTemplate } from '../support/templates/open-template.ts'
import { type Stop, tour } from '../support/templates/tour.ts'

const isSeen = ({ entities }: Simulation, id: string) => entities.get(EntityId.parse(id))?.visible === true

/** Plays the world of blocks and looks at it when all is done. */
async function play(seconds: number, stops: readonly Stop[]) {
  const person = tour(stops)
  const { effects, errors, simulation } = await runTemplate('minecraft-terrain', {
    seconds,
    inputs: (world, step) => person(world, step),
  })
  expect(errors).toEqual([])
  return { simulation, isOver: effects.some(({ kind }) => kind === 'end') }
}

/** On the meadow below the star, looking away from the sea. */
const belowStar: readonly Stop[] = [
  { walk: [0.2, 2] },
  { jump: [-1, 1] },
  { walk: [-2, 1] },
  { look: [-2, 0] },
]

it('[T05] a block that is clicked is dug, and the see-through one shows where the next will stand', async () => {
  const dug = await play(1, [{ click: 'stone' }, { wait: 0.5 }])
  expect(isSeen(dug.simulation, 'stone')).toBe(false)
  expect(isSeen(dug.simulation, 'next-block')).toBe(true)
  const untouched = await play(1, [])
  expect(isSeen(untouched.simulation, 'stone')).toBe(true)
  expect(isSeen(untouched.simulation, 'next-block')).toBe(false)
})

it('[T05] dug blocks are stacked before the player, one upon the other, by E or by a click on the see-through one', async () => {
  const { simulation } = await play(6, [
    { click: 'stone' },
    { click: 'snow' },
    ...belowStar,
    { press: 'e' },
    { wait: 0.5 },
    { click: 'next-block' },
    { wait: 0.5 },
    { press: 'e' },
  ])
  const [x, y, z] = placeIn(simulation, 'snow')
  expect([x, y, z].every(Number.isInteger)).toBe(true)
  expect(y).toBe(1)
  expect(placeIn(simulation, 'stone')).toEqual([x, 2, z])
  expect(isSeen(simulation, 'snow') && isSeen(simulation, 'stone')).toBe(true)
  expect(isSeen(simulation, 'next-block')).toBe(false)
})

it('[T05] the star is too high for who only jumps, even from the block that lies there', async () => {
  const jump: readonly Stop[] = [{ wait: 1 }, { press: ' ' }, { wait: 1 }]
  const below = await play(8, [...belowStar, { walk: [-2, 0.2] }, ...jump])
  expect(below.isOver).toBe(false)
  const fromBlock: readonly Stop[] = [{ walk: [0.2, 3] }, { jump: [-1, 3] }, { jump: [-2, 3] }, { wait: 1 }]
  const leaping = await play(8, [...fromBlock, { walk: [-2, 2.2] }, { press: ' ' }, { walk: [-2, 0.2] }])
  expect(leaping.isOver).toBe(false)
})
