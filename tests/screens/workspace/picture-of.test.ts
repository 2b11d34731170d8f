import { expect, test, vi } from 'vitest'
import { pictureOf } from '../../../src/screens/workspace/picture-of.ts'

const jpeg = `data:image/jpeg;base64,${btoa('picture')}`

test('asks again while the frame is being replaced', async () => {
  vi.useFakeTimers()
  const take = vi.fn().mockResolvedValueOnce('').mockResolvedValueOnce(jpeg)
  const picture = pictureOf(take)
  await vi.runAllTimersAsync()
  expect((await picture).type).toBe('image/jpeg')
  expect(take).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('rejects what is never a picture', async () => {
  vi.useFakeTimers()
  const picture = pictureOf(async () => 'data:text/html;base64,PGI+')
  const outcome = expect(picture).rejects.toThrow('no picture')
  await vi.runAllTimersAsync()
  await outcome
  vi.useRealTimers()
})

test('project requests follow the address', async () => {
  const { projectPath, projectRequest } = await import('../../../src/screens/workspace/project-request.ts')
  const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, state, key: 'k' })
  expect(projectRequest(at('/template/treehouse', '?project=p1'))).toMatchObject({
    kind: 'begun-here',
    template: 'treehouse',
    localId: 'p1',
    fresh: false,
  })
  expect(projectRequest(at('/template/nowhere'))).toMatchObject({
    path: '/template/maze-terrain',
    template: 'maze-terrain',
  })
  expect(projectRequest(at('/new', '', { fresh: true }))).toMatchObject({ template: 'blank', fresh: true })
  expect(projectRequest(at('/dashboard/mia/tree-house'))).toMatchObject({
    kind: 'named',
    username: 'mia',
    name: 'tree-house',
  })
  expect(projectPath(at('/dashboard/mia/tree-house', '?open=templates'))).toBe('/mia/tree-house')
})
