import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createEnding } from '../../../server/operations/create-ending.ts'

/** Ends twice at once; answers what was done. */
async function endTwice(stop: () => Promise<void>): Promise<readonly string[]> {
  const done: string[] = []
  const end = createEnding({
    stop: () => {
      done.push('stop')
      return stop()
    },
    release: () => done.push('release'),
    exit: (code) => done.push(`exit ${code}`),
    logger: pino({ level: 'silent' }),
  })
  await Promise.all([end(), end()])
  return done
}

it('a process that is told to end twice ends once, after everything is closed', async () => {
  expect(await endTwice(async () => {})).toEqual(['stop', 'release', 'exit 0'])
})

it('a process ends, and lets another begin, when something cannot be closed', async () => {
  const failing = async (): Promise<void> => {
    throw new Error('the database is away')
  }
  expect(await endTwice(failing)).toEqual(['stop', 'release', 'exit 1'])
})
