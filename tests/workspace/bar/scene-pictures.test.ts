import { expect, test, vi } from 'vitest'
import { SceneId } from '../../../model/ids.ts'
import { keepScenePictures } from '../../../src/workspace/bar/keep-scene-pictures.ts'
import { createScenePictures } from '../../../src/workspace/bar/scene-pictures.ts'
import type { FramesStatus } from '../../../src/workspace/frame/scene-frames.ts'
import { createCell } from '../../../src/workspace/state/cell.ts'

const picture = (name: string) => `data:image/jpeg;base64,${name}`

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

test('pictures of scenes come back with the browser, and the oldest go when there are too many', () => {
  const storage = memory()
  const first = createScenePictures(() => storage)
  for (let n = 0; n < 60; n++) first.set('project', `scene-${n}`, picture(`${n}`))
  const again = createScenePictures(() => storage)
  expect(again.get('project', 'scene-59')).toBe(picture('59'))
  expect(again.get('project', 'scene-20')).toBe(picture('20'))
  expect(again.get('project', 'scene-19')).toBeUndefined()
  expect(again.get('other', 'scene-59')).toBeUndefined()
})

test('a storage that is full, closed or damaged costs a picture and nothing else', () => {
  const full = createScenePictures(() => ({
    getItem: () => '{"no": "list"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }))
  const heard = vi.fn()
  full.subscribe(heard)
  full.set('project', 'scene', picture('a'))
  expect(full.get('project', 'scene')).toBe(picture('a'))
  expect(heard).toHaveBeenCalledTimes(1)
  const closed = createScenePictures(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  expect(closed.get('project', 'scene')).toBeUndefined()
})

test('a scene is pictured when it is left, unless nothing of it is shown', async () => {
  const [one, two] = [SceneId.parse('one'), SceneId.parse('two')]
  const sceneId = createCell(one)
  const status = createCell<FramesStatus>({ edit: 'shown', run: 'editing' })
  const pictures = createScenePictures(memory)
  const takePicture = vi.fn(async () => picture('seen'))
  keepScenePictures('project', { sceneId, past: createCell(null) }, { status, takePicture }, pictures)
  sceneId.set(two)
  await vi.waitFor(() => expect(pictures.get('project', 'one')).toBe(picture('seen')))
  status.set({ edit: 'loading', run: 'editing' })
  sceneId.set(one)
  expect(takePicture).toHaveBeenCalledTimes(1)
  expect(pictures.get('project', 'two')).toBeUndefined()
})
