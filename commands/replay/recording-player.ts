import * as Y from 'yjs'
import { openDocument } from '../../model/document/open-document.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Project } from '../../model/project/project.ts'
import { applyForeignUpdate } from '../core/apply-foreign-update.ts'
import type { Label } from '../core/define-command.ts'
import type { Recording } from '../core/recording.ts'
import { type Divergence, openReplayer, type Replayer } from './replayer.ts'

/** Entries between two snapshots, and how many of those are kept: beyond that every second one is dropped. */
const usualDistance = 1_000
const mostSnapshots = 24

/** The document after some entry. */
interface Snapshot {
  readonly position: number
  /** Update, version 2. */
  readonly document: Uint8Array
}

/** What the project was at one moment of a recording. It is read-only and, while the player only goes forward, live. */
interface View {
  readonly document: Y.Doc
  readonly project: Project
  position: number
}

/** A player at the start of a recording; `undefined` when its base is no document. */
export function openPlayer(recording: Recording, distance = usualDistance): RecordingPlayer | undefined {
  const replayer = openReplayer(recording)
  return replayer && new RecordingPlayer(recording, replayer, distance)
}

/**
 * Goes to any entry of a recording and back. Each entry is done again once, the first time it is passed; what it changed is kept, and a
 * place further back is the nearest snapshot with those changes. Memory: the updates, and at most 24 snapshots.
 */
export class RecordingPlayer {
  /** Entries of the recording. */
  readonly length: number
  private readonly replayer: Replayer
  private distance: number
  private snapshots: Snapshot[]
  private readonly updates: (Uint8Array | undefined)[] = []
  private readonly labels: (Label | undefined)[] = []
  private view: View
  private found: { readonly at: number; readonly why: Divergence } | undefined

  /** Use `openPlayer`. */
  constructor({ base, entries }: Recording, replayer: Replayer, distance: number) {
    this.length = entries.length
    this.replayer = replayer
    this.distance = distance
    const start = { position: 0, document: base.document }
    this.snapshots = [start]
    this.view = openView(start)
  }

  /** How many entries what is shown holds. */
  get position(): number {
    return this.view.position
  }

  /** What is shown: another object after a step back. */
  get project(): Project {
    return this.view.project
  }

  get document(): Y.Doc {
    return this.view.document
  }

  /** How many entries have been done again so far. */
  get reached(): number {
    return this.replayer.position
  }

  /** The first entry (from 1), of those done so far, that did something else than in the recording, and why. */
  get divergence(): { readonly at: number; readonly why: Divergence } | undefined {
    return this.found
  }

  /** What the entry at `index` (from 0) did, in words, if it is a command that has been done again. */
  labelAt(index: number): Label | undefined {
    return this.labels[index]
  }

  /** Does entries again up to `position` without showing them, so that a long recording can be read in slices. */
  prepare(position: number): void {
    const target = Math.min(position, this.length)
    while (this.replayer.position < target) this.advance()
  }

  /** Shows the moment after the first `position` entries. */
  seek(position: number): void {
    const target = Math.max(0, Math.min(position, this.length))
    this.prepare(target)
    const nearest = this.snapshots.findLast((snapshot) => snapshot.position <= target)
    const isBehind = target < this.view.position
    if (nearest && (isBehind || nearest.position > this.view.position)) {
      this.view.document.destroy()
      this.view = openView(nearest)
    }
    for (const update of this.updates.slice(this.view.position, target))
      if (update) applyForeignUpdate(this.view.document, update, this)
    this.view.position = target
  }

  private advance(): void {
    const why = this.replayer.next()
    const { position } = this.replayer
    this.updates.push(this.replayer.update)
    this.labels.push(this.replayer.label)
    if (why) this.found ??= { at: position, why }
    if (position % this.distance === 0) this.keep(position)
  }

  private keep(position: number): void {
    this.snapshots.push({ position, document: Y.encodeStateAsUpdateV2(this.replayer.document) })
    if (this.snapshots.length <= mostSnapshots) return
    this.distance *= 2
    this.snapshots = this.snapshots.filter((snapshot) => snapshot.position % this.distance === 0)
  }
}

function openView({ position, document: update }: Snapshot): View {
  const { document, loaded } = openDocument()
  Y.applyUpdateV2(document, update)
  loaded()
  return { document, project: materialise(document), position }
}
