import * as Blockly from 'blockly/core'

/** What local events touched since the last gesture was stored, by id. `blocks` has the old and new parents of moved blocks too. */
export interface Touched {
  readonly blocks: ReadonlySet<string>
  /** Those of them that were moved, not only changed. */
  readonly moved: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
  readonly comments: ReadonlySet<string>
  /** Blockly's event group. */
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

  /** Returns false for an event that changes nothing of a file. */
  add(event: Blockly.Events.Abstract): boolean {
    const { blocks, moved, variables, comments } = this.touched
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
    this.touched.gesture = event.group
    return true
  }

  /** What was touched since the last `take`. */
  get pending(): Touched {
    return this.touched
  }

  /** What was touched since the last call; `null` for nothing. */
  take(): Touched | null {
    const { blocks, variables, comments } = this.touched
    if (blocks.size + variables.size + comments.size === 0) return null
    const touched = this.touched
    this.touched = untouched()
    return touched
  }
}
