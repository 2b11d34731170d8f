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
