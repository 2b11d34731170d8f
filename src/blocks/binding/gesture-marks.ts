import * as Blockly from 'blockly/core'

/** What local events touched since the last gesture was stored, by id. `blocks` has the old and new parents of moved blocks too. */
export interface Touched {
  readonly blocks: ReadonlySet<string>
  /** Those of them that were moved, not only changed. */
  readonly moved: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
  readonly comments: ReadonlySet<string>
  /** Blockly's event group, or a part of it that is a step of its own. */
  readonly gesture: string
}

const untouched = () => ({
  blocks: new Set<string>(),
  moved: new Set<string>(),
  variables: new Set<string>(),
  comments: new Set<string>(),
  gesture: '',
})

/** Collects what Blockly's events are about. They only say where to look: the state is read from the canvas. */
export class GestureMarks {
  private touched = untouched()
  /** The gesture that was stored last. */
  private last = ''

  /** Returns false for an event that changes nothing of a file. */
  add(event: Blockly.Events.Abstract): boolean {
    const { blocks, moved, variables, comments } = this.touched
    const wasNothing = this.isNothing
    if (event instanceof Blockly.Events.BlockCreate) {
      for (const id of event.ids ?? []) {
        blocks.add(id)
        moved.add(id)
      }
    } else if (event instanceof Blockly.Events.BlockDelete) {
      for (const id of event.ids ?? []) blocks.add(id)
    } else if (event instanceof Blockly.Events.BlockMove) {
      for (const id of [event.blockId, event.oldParentId, event.newParentId]) if (id) blocks.add(id)
      if (event.blockId) moved.add(event.blockId)
    } else if (event instanceof Blockly.Events.BlockChange) {
      if (event.blockId) blocks.add(event.blockId)
    } else if (event instanceof Blockly.Events.VarBase) {
      if (event.varId) variables.add(event.varId)
    } else if (event instanceof Blockly.Events.CommentBase) {
      if (event.commentId) comments.add(event.commentId)
    } else return false
    if (!isMovedAside(event)) this.touched.gesture = gestureOf(event)
    else if (wasNothing) this.touched.gesture = this.last
    return true
  }

  /** What was touched since the last `take`. */
  get pending(): Touched {
    return this.touched
  }

  /** What was touched since the last call; `null` for nothing. */
  take(): Touched | null {
    if (this.isNothing) return null
    const touched = this.touched
    this.last = touched.gesture
    this.touched = untouched()
    return touched
  }

  private get isNothing(): boolean {
    const { blocks, variables, comments } = this.touched
    return blocks.size + variables.size + comments.size === 0
  }
}

/** Blockly counts tidying up to what was carried by the keyboard before it; for the person it is another step. */
const gestureOf = (event: Blockly.Events.Abstract): string =>
  event instanceof Blockly.Events.BlockMove && event.reason?.includes('cleanup')
    ? `${event.group} tidy`
    : event.group

/** Blockly moves apart what lies too close a moment after a gesture, as one of its own; for the person it is a part of theirs. */
export const isMovedAside = (event: Blockly.Events.Abstract): boolean =>
  event instanceof Blockly.Events.BlockMove && event.reason?.join() === 'bump'
