import type * as Blockly from 'blockly/core'
import type { CanvasTimes } from '../../bench/blocks/canvas-times.ts'
import type { Conflicts } from '../conflicts.ts'
import type { Session } from '../session.ts'

/** What one run did, and what was not the same everywhere at its end. */
export interface RunResult {
  readonly gestures: number
  readonly conflicts: Conflicts
  readonly unrealised: number
  readonly refused: number
  readonly diverged: string | null
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where to take a block with the pointer and where to drop it, in pixels of the page. */
export interface Drag {
  readonly from: Point
  readonly to: Point
}

/** Whether what is dragged is still where the pointer holds it, was moved from there, or was never taken: it cannot be dragged. */
export type Held = 'held' | 'torn' | 'not taken'

/** What the page offers to the test that drives it. */
export interface BlocksPage {
  /** A whole run of gestures that Blockly's own operations make, with pictures as fast as they can be had. */
  run(seed: number, steps: number): Promise<RunResult>
  open(seed: number): Promise<void>
  step(): Promise<void>
  /** A random drag on somebody's canvas; `null` when nothing there can be dragged. */
  chooseDrag(): Drag | null
  /** Lets updates of others arrive at the one who drags. */
  disturb(): Promise<Held>
  heard(): Promise<unknown>
  /** Waits until everything has arrived everywhere. */
  meet(): Promise<void>
  people(): Session['people']
  /** A block of the first person that can be taken with the pointer: its id and where. */
  takeable(): { readonly id: string; readonly at: Point } | null
  /** Puts blocks on somebody's canvas, as pasting does. */
  append(person: number, state: Blockly.serialization.blocks.State): void
  /** Where the first person can take a block. */
  cornerOf(id: string): Point
  finish(): Promise<RunResult>
  /** What so many blocks cost on a canvas. */
  measure(count: number): Promise<CanvasTimes>
}

declare global {
  interface Window {
    blocksPage: BlocksPage
  }
}
