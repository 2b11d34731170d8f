import { z } from 'zod'
import { remembered } from './device-memory.ts'

const Types = z.array(z.string().max(100)).max(200)

/** How many blocks that were used last are remembered. */
const most = 10

/** Types of the blocks that a person has given a star, in that order, and of those that they used last, the last first. */
export const favourites = remembered('nestling.blocks.favourites', Types, [])
export const recent = remembered('nestling.blocks.recent', Types, [])

/** Which blocks are offered: those to begin with, or all. */
export const level = remembered('nestling.blocks.level', z.enum(['explorer', 'maker']), 'explorer')

/** Gives a type of block a star, or takes it away. */
export function toggleFavourite(type: string): void {
  const types = favourites.get()
  favourites.set(types.includes(type) ? types.filter((other) => other !== type) : [...types, type])
}

/** Remembers that a type of block was used now. */
export function noteUsed(type: string): void {
  const types = recent.get()
  if (types[0] !== type) recent.set([type, ...types.filter((other) => other !== type)].slice(0, most))
}
