import { expect, test } from 'vitest'
import { pageFile } from '../../server/app/page-file.ts'

test.each(['/', '/community', '/mia/projects/my-world', '/mia', '/dashboard/myprojects', '/Teachers/'])(
  '%s, which is always light, shows the egg before its script is here',
  (path) => {
    expect(pageFile(path)).toBe('site.html')
  },
)

test.each([
  '/new',
  '/template/maze',
  '/mia/my-world',
  '/play/abc',
  '/play/abc/360',
  '/replay',
  '/dashboard/mia/w',
  '/a/b/c/d',
])('%s, which may be dark or is nothing, shows nothing before it is', (path) => {
  expect(pageFile(path)).toBe('index.html')
})
