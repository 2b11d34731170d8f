import * as Blockly from 'blockly/core'
import type { BlockChange } from '../../../commands/blocks/block-change.ts'
import type { BlocksFile } from '../../../model/blocks/blocks-file.ts'
import { sameJson } from '../../../model/document/same-json.ts'
import type { FileId } from '../../../model/ids.ts'
import { readGesture } from './read-gesture.ts'
import { remoteGroup } from './remote-group.ts'
import { showBlocks } from './show-blocks.ts'

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
  /** Stores what is pending and shows what is new, now; for tests and before Run. */
  settle(): void
  stop(): void
}

/** Says that all Blockly events which were fired before it have been heard. */
class EventsHeard extends Blockly.Events.UiBase {
  override type = 'nestling_events_heard'
}

/**
 * Binds a canvas and a blocks file both ways. One gesture of the person becomes one command when its events have been
 * heard and nothing is being dragged; what others do, and undo, is shown by small steps, at the latest when the person
 * lets go of what they drag. After both the canvas equals the document.
 */
export function bindBlocks(workspace: Blockly.Workspace, source: BlocksSource): BlocksBinding {
  const binding = new Binding(workspace, source)
  binding.start()
  return binding
}

const nothing: BlocksFile = {
  blocks: new Map(),
  variables: [],
  comments: [],
  displaced: new Set(),
  broken: [],
  records: new Map(),
  variableRecords: new Map(),
  commentRecords: new Map(),
}

class Binding implements BlocksBinding {
  private readonly workspace: Blockly.Workspace
  private readonly source: BlocksSource
  private blocks = new Set<string>()
  private moved = new Set<string>()
  private variables = new Set<string>()
  private gesture = ''
  private shown = nothing
  private unrealised: ReadonlySet<string> = new Set()
  /** Blockly pushed blocks apart that the document had put there; only people move blocks. */
  private isDisarranged = false
  private isSettling = false
  private isAsked = false
  private unsubscribe: (() => void) | undefined

  constructor(workspace: Blockly.Workspace, source: BlocksSource) {
    this.workspace = workspace
    this.source = source
  }

  start(): void {
    this.show(this.source.read().blocks.keys())
    this.workspace.addChangeListener(this.hear)
    this.unsubscribe = this.source.subscribe(() => {
      if (!this.isSettling && this.source.read() !== this.shown) this.ask()
    })
  }

  stop(): void {
    this.settle()
    this.unsubscribe?.()
    this.workspace.removeChangeListener(this.hear)
  }

  settle(): void {
    if (this.isSettling || isDragging(this.workspace)) return
    this.isSettling = true
    try {
      const touched = this.flush()
      this.show(touched)
    } finally {
      this.isSettling = false
    }
  }

  /** Settles once everything that the person did up to now has been heard: an unheard move would be taken back. */
  private ask(): void {
    if (this.isAsked) return
    this.isAsked = true
    Blockly.Events.fire(new EventsHeard(this.workspace.id))
  }

  private readonly hear = (event: Blockly.Events.Abstract): void => {
    if (event instanceof EventsHeard) this.settleSoon()
    else if (event instanceof Blockly.Events.BlockDrag) this.settleSoon()
    else if (event.group === remoteGroup) {
      if (!(event instanceof Blockly.Events.BlockMove) || !event.reason?.includes('bump')) return
      this.isDisarranged = true
      this.settleSoon()
    } else if (!event.isUiEvent && this.mark(event)) this.settleSoon()
  }

  /** After the events that come in the same go. */
  private settleSoon(): void {
    queueMicrotask(() => {
      this.isAsked = false
      if (this.unsubscribe) this.settle()
    })
  }

  private mark(event: Blockly.Events.Abstract): boolean {
    if (event instanceof Blockly.Events.BlockCreate || event instanceof Blockly.Events.BlockDelete) {
      for (const id of event.ids ?? []) this.blocks.add(id)
      if (event instanceof Blockly.Events.BlockCreate) for (const id of event.ids ?? []) this.moved.add(id)
    } else if (event instanceof Blockly.Events.BlockMove) {
      for (const id of [event.blockId, event.oldParentId, event.newParentId]) if (id) this.blocks.add(id)
      if (event.blockId) this.moved.add(event.blockId)
    } else if (event instanceof Blockly.Events.BlockChange) {
      if (event.blockId) this.blocks.add(event.blockId)
    } else if (event instanceof Blockly.Events.VarBase) {
      if (event.varId) this.variables.add(event.varId)
    } else return false
    this.gesture = event.group
    return true
  }

  /** Stores what was touched; returns the blocks that must be compared with the document again. */
  private flush(): Iterable<string> {
    const { blocks, moved, variables, gesture } = this
    if (blocks.size === 0 && variables.size === 0) return []
    this.blocks = new Set()
    this.moved = new Set()
    this.variables = new Set()
    const { fileId } = this.source
    const change = readGesture(
      this.workspace,
      { blocks, moved, variables, gesture },
      { fileId, shown: this.shown, now: this.source.read(), unrealised: this.unrealised },
    )
    const isRefused = change !== null && !this.source.store(change)
    return isRefused ? new Set([...blocks, ...this.shown.blocks.keys()]) : blocks
  }

  private show(touched: Iterable<string>): void {
    const file = this.source.read()
    const suspects = new Set([...touched, ...differences(this.shown, file)])
    if (file === this.shown && suspects.size === 0 && !this.isDisarranged) return
    this.isDisarranged = false
    this.unrealised = showBlocks(this.workspace, file, suspects)
    this.shown = file
  }
}

/** Blocks whose own state differs between two files; their places are compared by `showBlocks`. */
function differences(a: BlocksFile, b: BlocksFile): Set<string> {
  const differing = new Set<string>()
  if (a === b) return differing
  for (const [id, block] of b.blocks) {
    const before = a.blocks.get(id)
    const isSame =
      before &&
      before.type === block.type &&
      (a.records.get(id) === b.records.get(id) ||
        (sameJson(before.fields, block.fields) &&
          sameJson(before.extra, block.extra) &&
          sameJson(before.shadows, block.shadows)))
    if (!isSame) differing.add(id)
  }
  for (const id of a.blocks.keys()) if (!b.blocks.has(id)) differing.add(id)
  return differing
}

function isDragging(workspace: Blockly.Workspace): boolean {
  return workspace instanceof Blockly.WorkspaceSvg && workspace.isDragging()
}
