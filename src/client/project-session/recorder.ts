import type { JournalEntry } from '../../../commands/core/journal-entry.ts'
import type { Recording, RecordingBase } from '../../../commands/core/recording.ts'
import { entrySize, journalLimits, type Segment } from './segment.ts'

/** A segment ends at the first keyframe beyond a quarter of what is kept, so that letting one go leaves most of the rest. */
const segmentLimits = { entries: journalLimits.entries / 4, bytes: journalLimits.bytes / 4 } as const

interface GrowingSegment extends Segment {
  readonly number: number
  readonly entries: JournalEntry[]
  bytes: number
}

/** What a writer takes to the disk next. */
export interface Batch {
  readonly segment: Segment
  readonly entries: readonly JournalEntry[]
}

/** Entries that go to the disk in one transaction at most. */
const batchEntries = 1_000

/**
 * Keeps a session's newest entries in memory, in segments that each replay from their own base: for the recording, and for
 * the writer until they are on disk.
 */
export class Recorder {
  private readonly session: string
  private readonly readBase: () => RecordingBase
  private segments: GrowingSegment[] = []
  private cuts = 0
  /** Segments before this one are not written any more: a later base holds what they did. */
  private writtenFrom = 0

  /** `readBase` says what the document is now. */
  constructor(session: string, readBase: () => RecordingBase) {
    this.session = session
    this.readBase = readBase
  }

  /** The entries that are kept, oldest first. */
  get entries(): readonly JournalEntry[] {
    return this.segments.flatMap(({ entries }) => entries)
  }

  /** The newest entries, at most what the journal keeps, from a base that they replay from. */
  get recording(): Recording {
    const base = (this.segments[0] ?? this.cut()).base
    return { base, entries: this.entries }
  }

  add(entry: JournalEntry): void {
    const segment = this.segments.at(-1) ?? this.cut()
    if (entry.seq > segment.base.position.seq) {
      segment.entries.push(entry)
      segment.bytes += entrySize(entry)
    }
    const isFull = segment.entries.length >= segmentLimits.entries || segment.bytes >= segmentLimits.bytes
    if (entry.event.kind !== 'keyframe' || !isFull) return
    this.cut()
    this.letGo()
  }

  /** Begins a segment from what the document is now. */
  cut(): GrowingSegment {
    this.cuts += 1
    const segment = {
      number: this.cuts,
      id: `${this.session}.${this.cuts}`,
      session: this.session,
      base: this.readBase(),
      entries: [],
      bytes: 0,
    }
    this.segments.push(segment)
    return segment
  }

  /** The disk has lost what was written: a new segment begins, which holds the whole document, and is written first. */
  restart(): void {
    this.cut()
    this.writtenFrom = this.cuts
  }

  /** What comes after entry `seq` and is to be written; a base alone when it must be on disk before any entry is. */
  after(seq: number): Batch | undefined {
    for (const segment of this.segments) {
      if (segment.number < this.writtenFrom) continue
      const from = Math.max(0, seq - segment.base.position.seq)
      const entries = segment.entries.slice(from, from + batchEntries)
      if (entries.length > 0 || segment.base.position.seq > seq) return { segment, entries }
    }
    return undefined
  }

  private letGo(): void {
    let entries = 0
    let bytes = 0
    const isKept = (segment: GrowingSegment): boolean => {
      entries += segment.entries.length
      bytes += segment.bytes
      return entries <= journalLimits.entries && bytes <= journalLimits.bytes
    }
    this.segments = this.segments.toReversed().filter(isKept).toReversed()
  }
}
