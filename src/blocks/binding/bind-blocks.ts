import * as Blockly from 'blockly/core'
import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import type { FileId } from '../../../model/ids.ts'
import { GestureMarks } from './gesture-marks.ts'
import { type Held, heldByDrag } from './held-by-drag.ts'
import { readGesture } from './read-gesture.ts'
import { remoteGroup } from './remote-group.ts'
import { showBlocks } from './show-blocks.ts'
import { withHeld } from './with-held.ts'

/** The document's side of a blocks file. */
export interface BlocksSource {
  readonly fileId: FileId
  read(): BlocksFile
  /** Called after every change of the document. */
  subscribe(listener: () => void): () => void
  /** Stores a gesture; `false` when it was refused. */
  store(change: BlockChange): boolean
}

export interface BlocksBinding {
  /** Stores what has been heard, unless something is being dragged, and shows what is new, unless that is held. */
  settle(): void
  /** Calls `done` when all that the person did until now is stored; the canvas must live until then. */
  stop(done: () => void): void
}

/** Says that all Blockly events which were fired before it have been heard. */
class EventsHeard extends Blockly.Events.UiBase {
  override type = 'nestling_events_heard'
}

/**
 * Binds a canvas and a blocks file both ways. One gesture of the person becomes one command when its events have been
 * heard and nothing is being dragged; what others do, and undo, is shown by small steps. What a drag holds is left alone
 * until the person lets go. After both the canvas equals the document.
 */
export function bindBlocks(workspace: Blockly.Workspace, source: BlocksSource): BlocksBinding {
  const binding = new Binding(workspace, source)
  binding.start()
  return binding
}

const nothing = materialiseBlocks([], [], [])

class Binding implements BlocksBinding {
  private readonly workspace: Blockly.Workspace
  private readonly source: BlocksSource
  private readonly marks = new GestureMarks()
  private shown = nothing
  private unrealised: ReadonlySet<string> = new Set()
  /** What a drag in progress held when the file was last shown, and which file that was. */
  private around: { readonly held: Held; readonly file: BlocksFile } | null = null
  /** Blocks that were changed or left alone while something was dragged; they are compared again when it lies. */
  private unsure = new Set<string>()
  /** The canvas shows what the document does not hold: what Blockly pushed apart, or what was refused. */
  private isDisarranged = false
  private isSettling = false
  private isAsked = false
  private unsubscribe: (() => void) | undefined
  private whenStopped: (() => void) | undefined

  constructor(workspace: Blockly.Workspace, source: BlocksSource) {
    this.workspace = workspace
    this.source = source
  }

  start(): void {
    // Before any block is there: one that removes itself while it hears an event makes Blockly skip the listener behind it.
    this.workspace.addChangeListener(this.hear)
    this.show(this.source.read().blocks.keys())
    this.unsubscribe = this.source.subscribe(() => {
      if (!this.isSettling && this.source.read() !== this.shown) this.ask()
    })
  }

  stop(done: () => void): void {
    this.whenStopped = done
    this.ask()
  }

  settle(): void {
    if (this.isSettling) return
    const held = heldByDrag(this.workspace, this.marks.pending)
    if (held) this.ask()
    if (held === 'everything') return
    this.isSettling = true
    try {
      if (held) this.showAround(held)
      else this.show(this.flush())
    } finally {
      this.isSettling = false
    }
  }

  /**
   * Settles once everything that the person did up to now has been heard: an unheard move would be taken back. While
   * something is dragged that asks again, picture by picture: not every drag ends with an event.
   */
  private ask(): void {
    if (this.isAsked) return
    this.isAsked = true
    Blockly.Events.fire(new EventsHeard(this.workspace.id))
  }

  private readonly hear = (event: Blockly.Events.Abstract): void => {
    if (event instanceof EventsHeard) this.settleSoon()
    else if (event.group === remoteGroup) {
      if (!(event instanceof Blockly.Events.BlockMove) || !event.reason?.includes('bump')) return
      this.isDisarranged = true
      this.settleSoon()
    } else if (!event.isUiEvent && this.marks.add(event)) this.settleSoon()
  }

  /** After the events that come in the same go. */
  private settleSoon(): void {
    queueMicrotask(() => {
      this.isAsked = false
      if (!this.unsubscribe) return
      this.settle()
      if (this.whenStopped && !this.isAsked) this.end(this.whenStopped)
    })
  }

  private end(done: () => void): void {
    this.unsubscribe?.()
    this.unsubscribe = undefined
    this.workspace.removeChangeListener(this.hear)
    done()
  }

  /** Stores what was touched; returns the blocks that must be compared with the document again. */
  private flush(): Iterable<string> {
    const touched = this.marks.take()
    if (!touched) return []
    const { source, shown, unrealised } = this
    const sides = { fileId: source.fileId, shown, now: source.read(), unrealised }
    const change = readGesture(this.workspace, touched, sides)
    if (change === null || source.store(change)) return touched.blocks
    // Refused notes and variables are to go as well, and those are no suspects.
    this.isDisarranged = true
    return new Set([...touched.blocks, ...shown.blocks.keys()])
  }

  private show(touched: Iterable<string>): void {
    const file = this.source.read()
    const suspects = new Set([...touched, ...this.unsure, ...differences(this.shown, file)])
    if (file === this.shown && suspects.size === 0 && !this.isDisarranged) return
    this.isDisarranged = false
    this.around = null
    this.unsure.clear()
    this.unrealised = showBlocks(this.workspace, file, suspects)
    this.shown = file
  }

  /** Shows what a drag in progress does not hold; of what it holds, `shown` stays what the person last saw. */
  private showAround(held: Held): void {
    const file = this.source.read()
    if (file === (this.around?.file ?? this.shown) && (!this.around || isSameHold(held, this.around.held)))
      return
    for (const id of differences(this.shown, file)) this.unsure.add(id)
    this.around = { held, file }
    this.unrealised = showBlocks(this.workspace, file, this.unsure, held)
    this.shown = withHeld(this.shown, file, held)
  }
}

/** Blocks that are another object than before; what is new about them `showBlocks` finds out. */
function differences(a: BlocksFile, b: BlocksFile): Set<string> {
  const differing = new Set<string>()
  if (a === b) return differing
  for (const [id, block] of b.blocks) if (a.blocks.get(id) !== block) differing.add(id)
  for (const id of a.blocks.keys()) if (!b.blocks.has(id)) differing.add(id)
  return differing
}

const isSameHold = (a: Held, b: Held): boolean =>
  isSameSet(a.blocks, b.blocks) && isSameSet(a.comments, b.comments)

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id))
