import { expect, test } from 'vitest'
import { Surface } from '../../../commands/core/surface.ts'

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
