import * as Blockly from 'blockly/core'
import { offerBlockItem } from './offer-block-item.ts'

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

type Toggle = (blockId: string) => void
const toggles = new WeakMap<Blockly.Workspace, Toggle>()

/** Whom the menu of a block asks to stop there. Returns how to end it. */
export function onStopHere(workspace: Blockly.Workspace, toggle: Toggle): () => void {
  toggles.set(workspace, toggle)
  return () => void toggles.delete(workspace)
}

const itemId = 'nestlingStopHere'

/** Puts 'Stop here' into the menu of every block that stands in a stack. */
export function offerStops(words: { readonly stop: string; readonly dont: string }): void {
  offerBlockItem({
    id: itemId,
    weight: 0,
    scopeType: Blockly.ContextMenuRegistry.ScopeType.BLOCK,
    displayText: ({ block }) => (block && isStop(block) ? words.dont : words.stop),
    preconditionFn: ({ block }) =>
      block && !block.isInFlyout && !block.outputConnection && toggles.has(block.workspace)
        ? 'enabled'
        : 'hidden',
    callback: ({ block }) => {
      if (block) toggles.get(block.workspace)?.(block.id)
    },
  })
}

const isStop = (block: Blockly.BlockSvg): boolean => block.getSvgRoot().classList.contains(classOf.stops)
