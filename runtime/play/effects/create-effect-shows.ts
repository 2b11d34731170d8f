import type { Stage } from '../../stage.ts'
import { ScreenLayer } from '../screen/screen-layer.ts'
import { EffectShows } from './effect-shows.ts'
import { PanelShow } from './panel-show.ts'
import { ParticlesShow } from './particles-show.ts'
import { QuestionShow } from './question-show.ts'
import { SceneShow } from './scene-show.ts'
import { ValueShow } from './value-show.ts'
import { WordsShow } from './words-show.ts'

/** All effects of a run, shown in this page. A new kind gets its line here. */
export function createEffectShows(stage: Stage, onAnswer: (text: string) => void): EffectShows {
  const layer = new ScreenLayer(document.body)
  return new EffectShows({
    words: new WordsShow(layer),
    panel: new PanelShow(layer, stage),
    particles: new ParticlesShow(stage),
    value: new ValueShow(layer),
    question: new QuestionShow(layer, { stage, onAnswer }),
    scene: new SceneShow(stage.send),
  })
}
