import type { Stage } from '../../stage.ts'
import type { PlayCamera } from '../play-camera.ts'
import type { ScreenLayer } from '../screen/screen-layer.ts'
import { CameraShow } from './camera-show.ts'
import { EffectShows } from './effect-shows.ts'
import { EndShow } from './end-show.ts'
import { FadeShow } from './fade-show.ts'
import { FilmShow } from './film-show.ts'
import { HudShow } from './hud-show.ts'
import { PanelShow } from './panel-show.ts'
import { ParticlesShow } from './particles-show.ts'
import { PhotoShow } from './photo-show.ts'
import { QuestionShow } from './question-show.ts'
import { SceneShow } from './scene-show.ts'
import { SoundShow } from './sound-show.ts'
import { ValueShow } from './value-show.ts'
import { ViewShow } from './view-show.ts'
import { VoiceShow } from './voice-show.ts'
import { WordsShow } from './words-show.ts'

interface RunParts {
  readonly onAnswer: (text: string) => void
  readonly camera: () => PlayCamera | null
}

/** All effects of a run, shown in this page, words and sheets on `layer`. A new kind gets its line here. */
export function createEffectShows(
  stage: Stage,
  layer: ScreenLayer,
  { onAnswer, camera }: RunParts,
): EffectShows {
  const { locale, send, world } = stage
  return new EffectShows({
    // The first lies lowest.
    fade: new FadeShow(layer),
    camera: new CameraShow(stage),
    view: new ViewShow(camera),
    hud: new HudShow(layer, locale),
    photo: new PhotoShow(layer, world, locale),
    words: new WordsShow(layer),
    panel: new PanelShow(layer, stage),
    particles: new ParticlesShow(stage),
    value: new ValueShow(layer),
    question: new QuestionShow(layer, { stage, onAnswer }),
    voice: new VoiceShow(layer, locale),
    sound: new SoundShow(layer, stage),
    film: new FilmShow(stage),
    scene: new SceneShow(send),
    end: new EndShow(layer, locale, () => send({ type: 'scene.open', name: null })),
  })
}
