import { ScreenLayer } from '../screen/screen-layer.ts'
import { EffectShows } from './effect-shows.ts'
import { WordsShow } from './words-show.ts'

/** All effects of a run, shown in this page. A new kind gets its line here. */
export function createEffectShows(): EffectShows {
  const layer = new ScreenLayer(document.body)
  return new EffectShows({ words: new WordsShow(layer) })
}
