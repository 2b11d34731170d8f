// @vitest-environment jsdom
import { Group } from 'three'
import { expect, test, vi } from 'vitest'
import { EntityId } from '../../../../model/ids.ts'
import { Players } from '../../../../runtime/files/players.ts'
import { FilmShow } from '../../../../runtime/play/effects/film-show.ts'

test('a film of the scene waits and goes on when a program says so, and one that is gone is left alone', () => {
  const film = document.createElement('video')
  Object.assign(film, { play: vi.fn(async () => undefined), pause: vi.fn() })
  const object = new Group()
  const drawn = new Group()
  drawn.userData.media = film
  object.add(drawn)
  const cinema = EntityId.parse('cinema')
  const players = new Players()
  players.add(film)
  players.start()
  const show = new FilmShow({ entities: { object: (id) => (id === cinema ? object : undefined) }, players })
  show.show({ kind: 'film', entityId: cinema, isPlaying: false })
  show.show({ kind: 'film', entityId: EntityId.parse('other'), isPlaying: false })
  expect(film.pause).toHaveBeenCalledOnce()
  show.show({ kind: 'film', entityId: cinema, isPlaying: true })
  expect(film.play).toHaveBeenCalledTimes(2)
})
