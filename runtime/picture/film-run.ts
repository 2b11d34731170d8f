import type { ScreenLayer } from '../play/screen/screen-layer.ts'
import type { Stage } from '../stage.ts'
import { Film } from './film.ts'
import { FilmSound } from './film-sound.ts'
import { LayerPicture } from './layer-picture.ts'

const films = new WeakMap<Stage, Film>()

/** Begins a film of what a stage shows and lets be heard and of what lies over it, or ends it; told by `film.part`. */
export function filmRun(stage: Stage, layer: ScreenLayer, isOn: boolean): void {
  let film = films.get(stage)
  if (!film) {
    const above = new LayerPicture(() => layer.shown)
    const sound = new FilmSound(stage.players, stage.taps)
    film = new Film(stage.world.scene.canvas, above, sound, (part) =>
      stage.send({ type: 'film.part', ...part }),
    )
    stage.loop.afterDrawing(film.paint)
    films.set(stage, film)
  }
  if (isOn) film.begin()
  else film.end()
}
