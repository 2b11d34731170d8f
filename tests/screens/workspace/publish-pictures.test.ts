import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPublishPictures } from '../../../src/screens/workspace/publish-pictures.ts'

const jpeg = (text: string) => `data:image/jpeg;base64,${btoa(text)}`
const never = () => new Promise<string>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('asks again while the frame is being replaced', async () => {
  const takePicture = vi.fn().mockResolvedValueOnce('').mockResolvedValueOnce(jpeg('picture'))
  const picture = createPublishPictures({ takePicture, takePanorama: async () => '' }).take()
  await vi.runAllTimersAsync()
  expect((await picture).type).toBe('image/jpeg')
  expect(takePicture).toHaveBeenCalledTimes(2)
})

test('rejects what is never a picture', async () => {
  const takePicture = async () => 'data:text/html;base64,PGI+'
  const picture = createPublishPictures({ takePicture, takePanorama: never }).take()
  const outcome = expect(picture).rejects.toThrow('no picture')
  await vi.runAllTimersAsync()
  await outcome
})

test('[E13] takes all that is around as soon as the picture is there, so that publishing need not wait for it', async () => {
  const takePanorama = vi.fn(async () => jpeg('around'))
  const pictures = createPublishPictures({ takePicture: async () => jpeg('picture'), takePanorama })
  expect(await pictures.panorama()).toBeNull()
  await pictures.take()
  expect(takePanorama).toHaveBeenCalledWith(4096, 2048)
  expect(await (await pictures.panorama())?.text()).toBe('around')
})

test('[E13] tells when the view all round of the last picture is there', async () => {
  const answers: ((url: string) => void)[] = []
  const told: boolean[] = []
  const takePanorama = () => new Promise<string>((resolve) => answers.push(resolve))
  const camera = { takePicture: async () => jpeg('picture'), takePanorama }
  const pictures = createPublishPictures(camera, (isThere) => told.push(isThere))
  await pictures.take()
  await pictures.take()
  answers[0]?.(jpeg('of the first'))
  await vi.runAllTimersAsync()
  expect(told).toEqual([false, false])
  answers[1]?.(jpeg('of the second'))
  await vi.runAllTimersAsync()
  expect(told).toEqual([false, false, true])
})

test('publishing does without a view all round that does not come, or is none', async () => {
  const takePicture = async () => jpeg('picture')
  const late = createPublishPictures({ takePicture, takePanorama: never })
  await late.take()
  const panorama = late.panorama()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await panorama).toBeNull()
  const failed = createPublishPictures({ takePicture, takePanorama: async () => '' })
  await failed.take()
  expect(await failed.panorama()).toBeNull()
})
