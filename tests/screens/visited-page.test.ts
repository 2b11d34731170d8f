import { expect, it } from 'vitest'
import { visitedPage } from '../../src/app/visited-page.ts'

it('tells apart the pages whose visits are counted, and nothing more of an address', () => {
  const pages = {
    '/': 'landing',
    '/new': 'workspace',
    '/template/space': 'workspace',
    '/ada/maze': 'workspace',
    '/ada/projects/maze': 'project',
    '/ada/projects': 'other',
    '/ada/courses/t-rex': 'other',
    '/ada': 'other',
    '/play/abcdef': 'play',
    '/community': 'community',
    '/dashboard': 'other',
    '/dashboard/learn': 'learn',
    '/tutorials': 'learn',
  }
  expect(Object.fromEntries(Object.keys(pages).map((path) => [path, visitedPage(path)]))).toEqual(pages)
})
