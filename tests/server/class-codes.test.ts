import { expect, it } from 'vitest'
import { visitor } from './support/person.ts'
import { teacherCalled } from './support/teacher.ts'
import { startTestServer } from './support/test-server.ts'

it('[threat 31] nobody guesses the code of a class: an hour has 600 wrong ones for an address, of 31⁹', async () => {
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
    Array.from({ length: 600 }, (_, number) => join(`wrong${number}`, `2001:db8::${number}`)),
  )
  expect(new Set(wrong)).toEqual(new Set(['class.code-wrong']))
  expect(await join('one more', '2001:db8::1')).toBe('class.too-many-tries')
  expect(await join(code, '2001:db8::2'), 'nor by chance').toBe('class.too-many-tries')
  expect(await join(code, '2001:db8:0:1::1')).toBeUndefined()
  await server.end()
})

it('[threat 31] a school behind one address comes in: refused nicknames count for nothing, and twenty children for one sign-up', async () => {
  const server = await startTestServer({ settings: { signUpsPerHour: 1 } })
  const teacher = await teacherCalled(server, 'teacher1')
  const { id, code } = (await teacher.call('POST', '/api/class', { name: 'Full' })).json.class
  const join = async (nickname: string) =>
    (
      await visitor(server.origin).call('POST', '/api/class/join', {
        code,
        nickname,
        pictures: ['cat', 'moon', 'tree'],
      })
    ).json.code
  expect(await join('Mia')).toBeUndefined()
  for (let time = 0; time < 25; time += 1) expect(await join('mia')).toBe('class.nickname-taken')
  for (let child = 1; child < 20; child += 1) expect(await join(`Child ${child}`)).toBeUndefined()
  expect(await join('One more'), 'twenty for each sign-up').toBe('account.too-many-tries')
  expect((await teacher.call('GET', `/api/class/pupils?id=${id}`)).json.pupils).toHaveLength(20)
  await server.end()
})
