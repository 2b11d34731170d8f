import type { Label } from '../../../commands/core/define-command.ts'
import type { JournalEntry, JournalEvent } from '../../../commands/core/journal-entry.ts'
import type { Recording } from '../../../commands/core/recording.ts'
import { timeOf } from '../../../commands/replay/cut-recording.ts'
import type { RecordingPlayer } from '../../../commands/replay/recording-player.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'

/** What a line tells of; each has words and a mark of its own. */
export type ReplayLineKind = 'command' | 'undid' | 'redid' | 'remote' | 'otherTab' | 'run' | 'stop' | 'error'

/** One thing that happened, worth a line. */
export interface ReplayLine {
  /** The moment right after it: how many entries there are by then. */
  readonly position: number
  readonly kind: ReplayLineKind
  /** Of a command, what it did. */
  readonly label: Label | undefined
  /** Milliseconds since the recording began. */
  readonly after: number
}

/** The lines of a recording that the player has gone through. Heartbeats of machines, inputs of runs and keyframes are none. */
export function replayLines({ entries }: Recording, player: RecordingPlayer): readonly ReplayLine[] {
  const start = entries.flatMap(({ event }) => timeOf(event) ?? []).at(0) ?? 0
  return entries.flatMap((entry: JournalEntry, index): readonly ReplayLine[] => {
    const kind = kindOf(entry.event)
    if (!kind) return []
    const after = (timeOf(entry.event) ?? start) - start
    return [{ position: index + 1, kind, label: player.labelAt(index), after }]
  })
}

function kindOf(event: JournalEvent): ReplayLineKind | undefined {
  switch (event.kind) {
    case 'command':
    case 'error':
      return event.kind
    case 'undo':
      return 'undid'
    case 'redo':
      return 'redid'
    case 'remote':
      return event.from.startsWith('tab:') ? 'otherTab' : 'remote'
    case 'run': {
      const what = isJsonObject(event.data) ? event.data.what : undefined
      return what === 'start' ? 'run' : what === 'stop' ? 'stop' : undefined
    }
    default:
      return undefined
  }
}
