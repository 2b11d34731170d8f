import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import type { CommandStep } from '../../../interchange/command-step.ts'
import { performSteps, type StepsVerdict } from '../../../interchange/perform-steps.ts'
import type { ProjectSession } from './project-session.ts'

/** Whether the project as it is now would take all steps of an import, tried out on a document that is thrown away. */
export function rehearseSteps(session: ProjectSession, steps: readonly CommandStep[]): StepsVerdict {
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
