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
