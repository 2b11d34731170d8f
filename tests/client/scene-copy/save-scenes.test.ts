// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyKeys } from '../../../src/client/scene-copy/copy-keys.ts'
import { foreignCopy } from '../../../src/client/scene-copy/foreign-copy.ts'
import { forgetCopy } from '../../../src/client/scene-copy/forget-copy.ts'
import { markChanged } from '../../../src/client/scene-copy/mark-changed.ts'
import { saveScenes } from '../../../src/client/scene-copy/save-scenes.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** What lies under the keys of the specification. */
const stored = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('nestling.')))

/** Fills a storage but for `room` characters: jsdom keeps 5,000,000, as browsers do. */
function fill(storage: Storage, room: number): void {
  let chunk = 2_500_000
  for (let n = 0; chunk > 0; n++)
    try {
      storage.setItem(`fill${n}`, 'x'.repeat(chunk))
    } catch {
      chunk = Math.floor(chunk / 2)
    }
  storage.removeItem('fill0')
  storage.setItem('fill0', 'x'.repeat(2_500_000 - room))
}

test('[K08] a project of the server has its scenes, whether they changed and both times under its own keys', () => {
  saveScenes('p1', { text: '[1]', isChanged: true, editedAt: 1_000 })
  expect(sessionStorage.getItem('scenes')).toBe('[1]')
  expect(stored()).toEqual({
    p1_scenes: '[1]',
    p1_scenes_changed: 'true',
    p1_last_update_timestamp_local: '1000',
  })
  saveScenes('p1', { text: '[1]', isChanged: false, editedAt: 9_000 })
  expect(stored()).toEqual({
    p1_scenes: '[1]',
    p1_scenes_changed: 'false',
    p1_last_update_timestamp_local: '1000',
    p1_last_update_timestamp_project: '1000',
  })
  saveScenes('p1', { text: '[2]', isChanged: true, editedAt: 2_000 })
  expect(stored()).toMatchObject({
    p1_scenes: '[2]',
    p1_scenes_changed: 'true',
    p1_last_update_timestamp_local: '2000',
    p1_last_update_timestamp_project: '1000',
  })
})

test('[K08] without a project id the keys are scenes and scenes_changed', () => {
  saveScenes(null, { text: '[1]', isChanged: true, editedAt: 1_000 })
  expect(stored()).toEqual({ scenes: '[1]', scenes_changed: 'true' })
  expect(sessionStorage.getItem('scenes')).toBe('[1]')
})

test('[K08] edits that the server lacks are said at once, of a copy that there is', () => {
  markChanged('p1')
  expect(stored()).toEqual({})
  saveScenes('p1', { text: '[1]', isChanged: false, editedAt: 1_000 })
  markChanged('p1')
  expect(stored()).toMatchObject({ p1_scenes: '[1]', p1_scenes_changed: 'true' })
})

test('[K08] a copy that somebody else has changed is told from ours, and neither written over nor forgotten', () => {
  const keys = copyKeys('p1')
  expect(foreignCopy(keys)).toBeNull()
  saveScenes('p1', { text: '[1]', isChanged: true, editedAt: 1_000 })
  expect(foreignCopy(keys)).toBeNull()
  localStorage.setItem('p1_scenes', '[7]')
  expect(foreignCopy(keys)).toBe('[7]')
  saveScenes('p1', { text: '[2]', isChanged: false, editedAt: 2_000 })
  forgetCopy('p1')
  expect(stored()).toMatchObject({ p1_scenes: '[7]', p1_scenes_changed: 'true' })
  expect(sessionStorage.getItem('scenes')).toBe('[2]')
  localStorage.setItem('p1_scenes', '[1]')
  forgetCopy('p1')
  expect(localStorage).toHaveLength(0)
})

test('[X07] a full session storage throws; local storage is written all the same', () => {
  sessionStorage.setItem('scenes', '[0]')
  fill(sessionStorage, 100)
  const text = 'y'.repeat(1_000)
  const save = () => saveScenes('p1', { text, isChanged: true, editedAt: 1_000 })
  expect(save).toThrow(/^error saving scenes to session storage$/)
  expect(sessionStorage.getItem('scenes')).toBeNull()
  expect(stored().p1_scenes).toBe(text)
})

test('[X07] a full local storage throws, leaves no older copy behind and everything else as it was', () => {
  localStorage.setItem('other', 'stays')
  saveScenes('p1', { text: '[1]', isChanged: false, editedAt: 1_000 })
  fill(localStorage, 500)
  const text = 'y'.repeat(1_000)
  const save = () => saveScenes('p1', { text, isChanged: true, editedAt: 2_000 })
  expect(save).toThrow(/^error saving scenes to local storage$/)
  expect(Object.keys(localStorage).filter((key) => /scenes|timestamp_local/.test(key))).toEqual([])
  expect(stored().other).toBe('stays')
  expect(sessionStorage.getItem('scenes')).toBe(text)
  expect(foreignCopy(copyKeys('p1'))).toBeNull()
  localStorage.removeItem('fill0')
  save()
  expect(stored().p1_scenes).toBe(text)
})

test('[X07] storage that is forbidden throws the same', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  expect(() => saveScenes('p1', { text: '[]', isChanged: true, editedAt: 1 })).toThrow(
    /^error saving scenes to local storage$/,
  )
  expect(sessionStorage.getItem('scenes')).toBe('[]')
})
