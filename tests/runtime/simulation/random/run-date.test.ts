import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What a program reads of its dates on a machine in that zone; beside it what the machine itself would read. */
function readIn(zone: string): { readonly run: unknown; readonly machine: unknown } {
  const file = new URL('../../../../runtime/simulation/random/run-date.ts', import.meta.url).href
  const program = `
    import { runDate } from ${JSON.stringify(file)}
    Object.freeze(Date.prototype)
    const machine = Date
    const now = Date.UTC(2030, 0, 1, 12, 5, 7, 8)
    const read = (Date) => {
      const parts = new Date(2031, 6, 2, 3, 4, 5, 6)
      const moved = new Date(now)
      moved.setHours(23)
      moved.setMonth(5)
      return [
        new Date(now).getHours(), new Date(now).getTimezoneOffset(), String(new Date(now)), new Date(now).toDateString(),
        new Date(now).toLocaleString('en'), new Date(now).toLocaleTimeString('de', { hour: '2-digit' }),
        parts.getTime(), parts.toTimeString(), moved.toJSON(), Number(new Date('2030-02-03T04:05')),
        Number(new Date('2030-02-03')), Date.parse('Feb 3, 2030 04:05:06'), Date.parse('1961-04-12T06:07:08.009'),
        String(new Date(-1e14)), new Date(2030, 0, 1).getYear(), String(new Date(-62198755200001)), Date.parse('2030-02-03T04:05:06.007+02:00'),
        String(new Date(NaN)), new Date(parts) - parts, \`\${new Date(now) - 1}\`, new Date(99, 0).getFullYear(),
      ]
    }
    const RunDate = runDate(() => now)
    console.log(JSON.stringify({ run: read(RunDate), machine: read(machine) }))
  `
  const env = { ...process.env, TZ: zone }
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', env }),
  )
}

test('dates of a run are the same in every zone, and what the machine has them for in UTC', () => {
  const utc = readIn('UTC')
  expect(utc.run).toEqual(utc.machine)
  for (const zone of ['America/New_York', 'Asia/Kathmandu']) {
    const there = readIn(zone)
    expect(there.run).toEqual(utc.run)
    expect(there.machine).not.toEqual(utc.machine)
  }
}, 60_000)

test('dates are made, called, held against and told as usual, and lead to no other clock', async () => {
  const { runDate } = await import('../../../../runtime/simulation/random/run-date.ts')
  const now = Date.UTC(2030, 0, 1, 12)
  const program = new Function(
    'Date',
    `const date = new Date()
     const later = class extends Date { tomorrow() { return this.getTime() + 86400000 } }
     return {
       read: date.getTime(), text: Date(), is: date instanceof Date, sum: date + '', later: new later().tomorrow(),
       kind: Object.prototype.toString.call(date), name: Date.name, json: JSON.stringify({ date }),
       inside: date.constructor.now(), below: Object.getPrototypeOf(Object.getPrototypeOf(date)) === Object.prototype,
       bad: Number.isNaN(new Date('nonsense').getTime()),
     }`,
  )
  expect(program(runDate(() => now))).toEqual({
    read: now,
    text: 'Tue Jan 01 2030 12:00:00 GMT+0000 (Coordinated Universal Time)',
    is: true,
    sum: 'Tue Jan 01 2030 12:00:00 GMT+0000 (Coordinated Universal Time)',
    later: now + 86_400_000,
    kind: '[object Date]',
    name: 'Date',
    json: '{"date":"2030-01-01T12:00:00.000Z"}',
    inside: now,
    below: true,
    bad: true,
  })
})
