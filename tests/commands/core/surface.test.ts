import { expect, test } from 'vitest'
import { endsRedo, Surface } from '../../../commands/core/surface.ts'

test('[S27] a surface is the scene, the project, the library, everything, a tab or a doodle', () => {
  for (const surface of ['scene', 'project', 'assets', 'everything', 'file:Tab_1-a', 'doodle:d1'])
    expect(Surface.safeParse(surface)).toEqual({ success: true, data: surface })
})

test('[S27] nothing else is a surface', () => {
  for (const wrong of [
    '',
    'scenes',
    'file:',
    'file',
    'file:a b',
    `file:${'x'.repeat(65)}`,
    'doodle:',
    ' scene',
    1,
    null,
  ])
    expect(Surface.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

test('[S27] a new step ends what could be redone where it was done, beyond that, and after everything changed', () => {
  const names = ['scene', 'project', 'assets', 'everything', 'file:a', 'file:b', 'doodle:a']
  const surfaces = names.map((name) => Surface.parse(name))
  const ended = (name: string) => surfaces.filter((other) => endsRedo(Surface.parse(name), other))
  expect(ended('scene')).toEqual(['scene', 'everything'])
  expect(ended('project')).toEqual(['project', 'everything'])
  expect(ended('assets')).toEqual(['assets', 'everything'])
  expect(ended('file:a')).toEqual(['project', 'everything', 'file:a'])
  expect(ended('doodle:a')).toEqual(['assets', 'everything', 'doodle:a'])
  expect(ended('everything')).toEqual(names)
})
