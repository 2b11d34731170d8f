import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import type { CommandStep } from '../../../interchange/command-step.ts'
import { performSteps, type StepsVerdict } from '../../../interchange/perform-steps.ts'
import type { ProjectSession } from './project-session.ts'

type Importing = Pick<ProjectSession, 'bus' | 'newId' | 'snapshot'>

/** Runs the steps of an import in the project, all or none: they are tried out before on a document that is thrown away. */
export function importSteps(session: Importing, steps: readonly CommandStep[]): StepsVerdict {
  const { bus } = session
  const rehearsed = rehearse(session, steps)
  if (!rehearsed.ok) return rehearsed
  bus.endMerge()
  const performed = performSteps(bus, steps)
  bus.endMerge()
  return performed
}

function rehearse(session: Importing, steps: readonly CommandStep[]): StepsVerdict {
  const document = new Y.Doc()
  Y.applyUpdateV2(document, session.snapshot())
  const bus = createCommandBus({
    document,
    actor: '',
    clock: Date.now,
    newId: () => session.newId(),
    journal: new MemoryJournal(),
  })
  const verdict = performSteps(bus, steps)
  bus.close()
  document.destroy()
  return verdict
}
