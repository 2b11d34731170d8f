import { latestCommand } from '../../commands/command-by-type.ts'
import type { Project } from '../../model/project/project.ts'
import type { Call } from './call.ts'
import { fuzzTable } from './fuzz-table.ts'
import { payloadFromSchema } from './payload-from-schema.ts'
import { Picker } from './picker.ts'

/** What a call says of a project, as its command's row of the table makes it; without one, as its schema says. `fresh` is an id that nobody has used. */
export function payloadOf({ type, picks }: Call, project: Project, fresh: string): unknown {
  const pick = new Picker(project, picks, fresh)
  const row = fuzzTable[type]
  return row ? row(pick) : payloadFromSchema(latestCommand(type).payload, pick)
}
