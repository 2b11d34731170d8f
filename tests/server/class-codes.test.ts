import { expect, it } from 'vitest'
import { visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer } from './support/test-server.ts'

it('[T31] nobody guesses the code of a class: an hour has a hundred wrong ones for an address, of 31⁹', async () => {
  const server = await startTestServer({ settings: { proxies: 1 } })
  const teacher = await teacherCalled(server, 'teacher1')
  const { code } = (await teacher.call('POST', '/api/class', { name: 'Found' })).json.class
  expect(code).toMatch(/^[a-z2-9]{9}$/)
  const guest = visitor(server.origin)
  const join = async (guess: string, address: string) => {
    const wish = { code: guess, nickname: 'Mia', pictures: ['cat', 'moon', 'tree'] }
    return (await guest.call('POST', '/api/class/join', wish, { 'x-forwarded-for': address })).json.code
  }
  const wrong = await Promise.all(
    Array.from({ length: 100 }, (_, number) => join(`wrong${number}`, `2001:db8::${number}`)),
  )
  expect(new Set(wrong)).toEqual(new Set(['class.code-wrong']))
  expect(await join('one more', '2001:db8::1')).toBe('class.too-many-tries')
  expect(await join(code, '2001:db8::2'), 'nor by chance').toBe('class.too-many-tries')
  expect(await join(code, '2001:db8:0:1::1')).toBeUndefined()
  await server.end()
})
