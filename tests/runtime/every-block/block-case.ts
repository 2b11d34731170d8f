import { expect } from 'vitest'
import type { BlockType } from '../../../language/blocks/block-catalogue.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { type BlockState, one, start, wait } from '../../support/scripts/offered-block.ts'
import type { Seen, SeenThing } from '../seen-in-frame/seen.ts'

/** A block in a small program of a tab of its own, and what of it there is to see in the frame. */
export interface BlockCase {
  /** The run that it is played in; cases of one run must not meet. */
  readonly run: string
  readonly stacks: readonly BlockState[]
  readonly things?: readonly FrameEntity[]
  readonly variables?: readonly { readonly id: string; readonly name: string; readonly type?: string }[]
  /** What the person does, by step from 1. */
  readonly inputs?: Readonly<Record<number, readonly RunInput[]>>
  readonly sees: (seen: Seen) => void
}

/** A text in the scene on which a program can write what a block answers. */
export const board = (type: string): FrameEntity =>
  frameEntity(`${type}-board`, {
    kind: 'text',
    position: [0, 50, 0],
    components: { text: { value: '', color: '#000000' } },
  })
/** Writes a value on the board of a block. */
export const write = (type: string, value: BlockState): BlockState =>
  one('looks_text', { fields: { ITEM: `${type}-board` }, inputs: { TEXT: value } })

/** The message `letter` of a block’s program, which a probe writes into the console. */
export const mark = (type: string, letter: string): BlockState =>
  one('event_send', { fields: { MESSAGE: `${type} ${letter}` } })

export const thingOf = (seen: Seen, id: string): SeenThing => {
  const thing = seen.things[id]
  if (!thing) throw new Error(`nothing is drawn of ${id}`)
  return thing
}

/** What stands on the board of a block. */
export const written =
  (type: string, text: string) =>
  (seen: Seen): void =>
    expect(thingOf(seen, `${type}-board`).look).toContain(`"value":${JSON.stringify(text)}`)

/** The messages of a block’s program, in the order in which they came. */
export const marksOf = (seen: Seen, type: string): string =>
  seen.logs.flatMap((line) => (line.startsWith(`${type} `) ? [line.slice(type.length + 1)] : [])).join('')

export const marked =
  (type: string, letters: string) =>
  (seen: Seen): void =>
    expect(marksOf(seen, type)).toBe(letters)

/** Where a thing is drawn in the end. */
export const standsAt =
  (id: string, ...place: readonly number[]) =>
  (seen: Seen): void => {
    const { position } = thingOf(seen, id)
    for (const [axis, metres] of place.entries()) expect(position[axis]).toBeCloseTo(metres, 4)
  }

export const looks =
  (id: string, part: string) =>
  (seen: Seen): void =>
    expect(thingOf(seen, id).look).toContain(part)

interface Doing {
  readonly run?: string
  readonly fields?: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, BlockState>>
  readonly thing?: Parameters<typeof frameEntity>[1]
  readonly things?: readonly FrameEntity[]
  /** Seconds after which it is the block’s turn. */
  readonly after?: number
  readonly first?: readonly BlockState[]
  readonly person?: BlockCase['inputs']
}

const begin = (after: number, first: readonly BlockState[]): readonly BlockState[] =>
  after > 0 ? [wait(after), ...first] : first

/** A program that begins with what `wrap` makes of the block, which is about a box of its own that is called as the block is. */
function played(
  type: BlockType,
  { run = 'things', fields, inputs = {}, thing, things = [], after = 0, first = [], person }: Doing,
  wrap: (block: BlockState) => BlockState,
): Omit<BlockCase, 'sees'> & { readonly things: readonly FrameEntity[] } {
  const block = one(type, { fields: { ITEM: type, ...fields }, inputs })
  return {
    run,
    stacks: [start(...begin(after, first), wrap(block))],
    things: [frameEntity(type, thing), ...things],
    ...(person ? { inputs: person } : {}),
  }
}

/** The block right after the start, about a box of its own that is called as the block is. */
export const does = (type: BlockType, doing: Doing, sees: BlockCase['sees']): BlockCase => ({
  ...played(type, doing, (block) => block),
  sees,
})

/** What the block answers right after the start, about a box of its own, stands on its board. */
export function answers(type: BlockType, doing: Doing, text: string): BlockCase {
  const program = played(type, doing, (block) => write(type, block))
  return { ...program, things: [...program.things, board(type)], sees: written(type, text) }
}

/** A shape in place of a box, so that its own kind are the only ones that are like it. */
export const shaped = (
  id: string,
  primitive: string,
  position: readonly [number, number, number],
): FrameEntity => frameEntity(id, { position: [...position], components: { geometry: { primitive } } })

/** None of these is drawn any more. */
export const gone =
  (...ids: readonly string[]) =>
  (seen: Seen): void =>
    expect(ids.filter((id) => id in seen.things)).toEqual([])
