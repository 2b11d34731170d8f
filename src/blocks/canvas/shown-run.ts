import type * as Blockly from 'blockly/core'
import { BlockRequest } from './block-request.ts'

/** What of a run is seen on the blocks, by their ids. */
export interface ShownRun {
  readonly running: readonly string[]
  /** Lit softer than what runs. */
  readonly waiting: readonly string[]
  readonly next: string | null
  readonly stops: readonly string[]
}

const classOf = {
  running: 'nestlingRunning',
  waiting: 'nestlingWaiting',
  next: 'nestlingNext',
  stops: 'nestlingStop',
} as const

/** The blocks of a canvas, as far as their looks go. */
interface Painted {
  getBlockById(id: string): { addClass(name: string): void; removeClass(name: string): void } | null
}

/** Shows runs on the blocks of one canvas: gives each the classes that it should have, and takes the others away. */
export function runPainter(workspace: Painted): (run: ShownRun) => void {
  let painted: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  return ({ running, waiting, next, stops }) => {
    const wanted = new Map([
      [classOf.running, new Set(running)],
      [classOf.waiting, new Set(waiting)],
      [classOf.next, new Set(next === null ? [] : [next])],
      [classOf.stops, new Set(stops)],
    ])
    for (const [name, ids] of wanted) {
      const before = painted.get(name) ?? new Set()
      for (const id of before) if (!ids.has(id)) workspace.getBlockById(id)?.removeClass(name)
      for (const id of ids) workspace.getBlockById(id)?.addClass(name)
    }
    painted = wanted
  }
}

/** To stop at a block, or no longer. */
export const stopRequest = new BlockRequest()

/** Puts 'Stop here' into the menu of every block that stands in a stack. */
export const offerStops = (words: { readonly stop: string; readonly dont: string }): void =>
  stopRequest.offer({
    id: 'nestlingStopHere',
    weight: 0,
    words: (block) => (isStop(block) ? words.dont : words.stop),
    isFor: (block) => !block.outputConnection,
  })

const isStop = (block: Blockly.BlockSvg): boolean => block.getSvgRoot().classList.contains(classOf.stops)
