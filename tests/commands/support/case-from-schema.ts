import type { CommandType } from '../../../commands/catalogue.ts'
import { latestCommand } from '../../../commands/command-by-type.ts'
import { payloadFromSchema } from '../../../scripts/fuzz/payload-from-schema.ts'
import { Picker } from '../../../scripts/fuzz/picker.ts'
import type { CommandCase } from './command-case.ts'
import { shown } from './shown.ts'
import { workbench } from './workbench.ts'

/** Choices that are looked through for some that change the test project. */
const tries = 500

/** A case of a command that has none by hand: the first payload of its schema that changes what the test project shows. Or why there is none. */
export function caseFromSchema(type: CommandType): CommandCase | Error {
  try {
    return firstCase(type)
  } catch (error) {
    return new Error(`${type} has no case`, { cause: error })
  }
}

function firstCase(type: CommandType): CommandCase {
  const definition = latestCommand(type)
  const before = shown(workbench().bus.project)
  for (let attempt = 0; attempt < tries; attempt++) {
    const { bus } = workbench()
    const payload = payloadFromSchema(definition.payload, new Picker(bus.project, picksOf(attempt), 'fresh'))
    const verdict = bus.execute(definition, payload)
    if (!verdict.ok || !verdict.changed || shown(bus.project) === before) continue
    return {
      payload,
      surface: definition.surface(payload),
      shows: (bench) => shown(bench.bus.project) !== before,
      gives: true,
      refused: [],
    }
  }
  throw new Error(`it changes nothing in ${tries} tries: write one in each-command.test.ts`)
}

const picksOf = (attempt: number): readonly number[] =>
  Array.from({ length: 6 }, (_, index) => ((attempt + 1) * 7_919 * (index + 3)) % 1_000_003)
