import { expect, test } from 'vitest'
import { projectPath, projectRequest } from '../../../src/screens/workspace/project-request.ts'

test('[R12] [R17] an address of the workspace says which project it asks for', () => {
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
