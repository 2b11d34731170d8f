import type { CommandType } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { fuzzTable } from './fuzz-table.ts'
import { payloadFromSchema } from './payload-from-schema.ts'
import type { Picker } from './picker.ts'

const rows: Partial<Record<CommandType, (pick: Picker) => unknown>> = fuzzTable

/** A payload of a command, as its row of the table makes it; without one, as its schema says. */
export const payloadOf = (type: CommandType, pick: Picker): unknown =>
  rows[type]?.(pick) ?? payloadFromSchema(latestCommand(type).payload, pick)
