import { expect, test } from 'vitest'
import { commandByType, latestCommand } from '../../commands/command-by-type.ts'
import { earlierCommands } from '../../commands/earlier-commands.ts'
import { entityId, workbench } from './support/workbench.ts'

test('a command of an earlier version is found by its version, and never taken for the one that is sent today', () => {
  for (const earlier of earlierCommands) {
    expect(commandByType(earlier.type, earlier.version)).toBe(earlier)
    expect(latestCommand(earlier.type).version).toBeGreaterThan(earlier.version)
  }
  expect(commandByType('entity.hide', 3)).toBeUndefined()
})

test('what hid one thing in a recording of before still hides it, and can be undone', () => {
  const { bus } = workbench()
  const before = earlierCommands[0]
  expect(bus.execute(before, { entityId: entityId('a'), isHidden: true })).toMatchObject({ ok: true })
  expect(bus.project.entity(entityId('a'))?.isHidden).toBe(true)
  bus.undo('scene')
  expect(bus.project.entity(entityId('a'))?.isHidden).toBe(false)
})
