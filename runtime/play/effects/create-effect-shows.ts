import type { Stage } from '../../stage.ts'
import { ScreenLayer } from '../screen/screen-layer.ts'
import { EffectShows } from './effect-shows.ts'
import { PanelShow } from './panel-show.ts'
import { ParticlesShow } from './particles-show.ts'
import { WordsShow } from './words-show.ts'

/** All effects of a run, shown in this page. A new kind gets its line here. */
export function createEffectShows(stage: Stage): EffectShows {
  const layer = new ScreenLayer(document.body)
  return new EffectShows({
    words: new WordsShow(layer),
    panel: new PanelShow(layer, stage),
    particles: new ParticlesShow(stage),
  })
}
