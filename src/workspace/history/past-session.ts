import type { CommandBus } from '../../../commands/core/command-bus.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'

/** A session that shows the project as it was: everything can be looked at, and nothing changed. */
export function pastSession(session: ProjectSession, project: Project): ProjectSession {
  const refused = { ok: false, code: 'project.in-the-past', params: {} } as const
  const readOnly = { ok: false, reason: 'refused', code: 'project.read-only' } as const
  const bus: CommandBus = {
    project,
    execute: () => refused,
    endMerge: () => {},
    holdMerge: () => {},
    undo: () => readOnly,
    redo: () => readOnly,
    undoCommand: () => readOnly,
    redoCommand: () => readOnly,
    stepOf: () => undefined,
    nextUndo: () => undefined,
    nextRedo: () => undefined,
    subscribe: () => () => {},
  }
  return {
    localId: session.localId,
    bus,
    access: 'viewer',
    isWriter: false,
    newId: () => session.newId(),
    saveStatus: session.saveStatus,
    peers: session.peers,
    tellBlocks: () => {},
    names: session.names,
    watchText: () => ({ ownEdit: () => refused, tellCaret: () => {}, carets: () => [], stop: () => {} }),
    snapshot: () => session.snapshot(),
    recording: () => session.recording(),
    journal: () => session.journal(),
    opening: () => session.opening(),
    entriesAfter: (seq) => session.entriesAfter(seq),
    note: (kind, data) => session.note(kind, data),
    hold: () => () => {},
    close: () => {},
  }
}
