import type { Stage } from '../stage.ts'
import { Film } from './film.ts'

const films = new WeakMap<Stage, Film>()

/** Begins a film of what a stage shows, or ends it; told by `film.part`. */
export function filmRun(stage: Stage, isOn: boolean): void {
  let film = films.get(stage)
  if (!film) {
    film = new Film(stage.world.scene.canvas, (part) => stage.send({ type: 'film.part', ...part }))
    stage.loop.afterDrawing(film.paint)
    films.set(stage, film)
  }
  if (isOn) film.begin()
  else film.end()
}
