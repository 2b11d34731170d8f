import { expect, test } from 'vitest'
import { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { LogGatherer } from '../../../runtime/play/log-gatherer.ts'

test('gathers what was logged into one message, and nothing is sent twice', () => {
  const logs = new LogGatherer()
  expect(logs.take()).toBeNull()
  logs.add(null, 'one')
  logs.add(null, 'two')
  expect(logs.take()).toEqual({
    type: 'run.log',
    lines: [
      { fileId: null, text: 'one' },
      { fileId: null, text: 'two' },
    ],
    leftOut: 0,
  })
  expect(logs.take()).toBeNull()
})

test.each([200, 201, 399, 400, 12_345])(
  'of %i lines the last 200 are sent and the others counted',
  (count) => {
    const logs = new LogGatherer()
    for (let n = 0; n < count; n += 1) logs.add(null, `${n} ${'x'.repeat(3000)}`)
    const message = FromFrame.parse(logs.take())
    if (message.type !== 'run.log') throw new Error(message.type)
    expect([message.lines.length, message.leftOut]).toEqual([200, count - 200])
    expect(message.lines.at(-1)?.text.startsWith(`${count - 1} `)).toBe(true)
  },
)

test('of a flood only the newest lines can be looked into', () => {
  const logs = new LogGatherer()
  for (let n = 0; n < 60; n += 1) logs.add(null, 'list', [{ depth: 1, name: '0', text: String(n) }])
  const message = FromFrame.parse(logs.take())
  if (message.type !== 'run.log') throw new Error(message.type)
  expect(message.lines.flatMap(({ rows }) => rows?.map(({ text }) => text) ?? [])).toEqual(
    Array.from({ length: 20 }, (_, index) => String(40 + index)),
  )
})
