import { expect, test } from 'vitest'
import { latestCommand } from '../../commands/command-by-type.ts'
import { caseFromSchema } from './support/case-from-schema.ts'
import { workbench } from './support/workbench.ts'

test.each(['entity.rename', 'scene.set-template', 'file.delete', 'variable.create'] as const)(
  'a case of %s that changes something follows from its schema',
  (type) => {
    const found = caseFromSchema(type)
    if (found instanceof Error) throw found
    const { payload, surface, shows, gives } = found
    const bench = workbench()
    expect(shows(bench)).not.toEqual(gives)
    expect(bench.bus.execute<string, unknown>(latestCommand(type), payload)).toMatchObject({ changed: true })
    expect(shows(bench)).toEqual(gives)
    expect(bench.bus.nextUndo(surface)?.key).toBe(`command.${type}`)
  },
)

test('a command that needs something to be there first asks for a case by hand', () => {
  expect(caseFromSchema('variable.delete')).toMatchObject({
    message: 'variable.delete has no case',
    cause: expect.objectContaining({ message: expect.stringContaining('changes nothing') }),
  })
})
