// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { MarkerTracker } from '../../../../runtime/play/ar/marker-tracker.ts'

const made = vi.hoisted(() => ({ begun: 0, ended: 0 }))
vi.mock('../../../../runtime/ar/mind-ar.ts', () => ({
  mindAr: async () => ({
    Controller: class {
      addImageTargetsFromBuffer() {
        return { dimensions: [[100, 100]] }
      }
      dummyRun() {}
      processVideo() {
        made.begun += 1
      }
      dispose() {
        made.ended += 1
      }
    },
  }),
}))
vi.mock('../../../../runtime/play/ar/exact-place.ts', () => ({ ExactPlace: class {} }))

const settled = () => new Promise((done) => setTimeout(done))
const trackerOf = (video: HTMLVideoElement) =>
  new MarkerTracker(video, Object.assign(Object.create(null), { bytes: new Uint8Array() }), () => undefined)

test('a picture of another shape is followed anew, but not once nobody follows it any more', async () => {
  Object.assign(made, { begun: 0, ended: 0 })
  const video = document.createElement('video')
  const tracker = trackerOf(video)
  await tracker.start()
  video.dispatchEvent(new Event('resize'))
  await settled()
  expect(made).toEqual({ begun: 2, ended: 1 })
  tracker.stop()
  video.dispatchEvent(new Event('resize'))
  await settled()
  expect(made).toEqual({ begun: 2, ended: 2 })
})

test('who stops before the graphics are ready follows nothing', async () => {
  Object.assign(made, { begun: 0, ended: 0 })
  const video = document.createElement('video')
  const tracker = trackerOf(video)
  const ready = tracker.start()
  tracker.stop()
  await ready
  video.dispatchEvent(new Event('resize'))
  await settled()
  expect(made).toEqual({ begun: 0, ended: 0 })
})
