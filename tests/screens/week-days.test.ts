import { expect, it } from 'vitest'
import { weekDays } from '../../src/screens/dashboard/week-days.ts'

const keys = (now: string, timeZone: string) => weekDays(Date.parse(now), timeZone).map(({ key }) => key)

it('names the newest seven days where they are counted, today last', () => {
  expect(keys('2026-03-01T11:30:00Z', 'UTC')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(keys('2026-03-01T11:30:00Z', 'Pacific/Kiritimati').at(-1)).toBe('2026-03-02')
  expect(keys('2026-03-01T06:30:00Z', 'America/Los_Angeles').at(-1)).toBe('2026-02-28')
})

it('leaves out no day where clocks are put forward or back', () => {
  expect(keys('2026-03-30T00:30:00Z', 'Europe/Berlin').slice(-3)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ])
  expect(keys('2026-10-26T00:30:00Z', 'Europe/Berlin').slice(-3)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})
