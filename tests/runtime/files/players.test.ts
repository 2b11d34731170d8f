// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Players } from '../../../runtime/files/players.ts'

const film = () => {
  const media = document.createElement('video')
  media.src = 'blob:a'
  Object.assign(media, { play: vi.fn(async () => undefined), pause: vi.fn(), load: vi.fn() })
  return media
}

it('lets go of the file of a film that goes, also of one that was only looked at', () => {
  const players = new Players()
  const [played, shown] = [film(), film()]
  players.add(played)
  players.start()
  expect(played.play).toHaveBeenCalledOnce()
  for (const media of [played, shown]) {
    players.remove(media)
    expect(media.pause).toHaveBeenCalledOnce()
    expect(media.hasAttribute('src')).toBe(false)
    expect(media.load).toHaveBeenCalledOnce()
  }
})

it('lets films wait while the world does, and those that a program has told to wait even longer', () => {
  const players = new Players()
  const [one, other] = [film(), film()]
  const calls = () =>
    [one, other].map(({ play, pause }) => [play, pause].map((call) => vi.mocked(call).mock.calls.length))
  players.add(one)
  players.add(other)
  players.start()
  players.setPlaying(other, false)
  expect(calls()).toEqual([
    [1, 0],
    [1, 1],
  ])
  players.setPaused(true)
  players.setPaused(true)
  expect(calls()).toEqual([
    [1, 1],
    [1, 2],
  ])
  players.setPaused(false)
  players.setPlaying(other, true)
  expect(calls()).toEqual([
    [2, 1],
    [2, 3],
  ])
})
