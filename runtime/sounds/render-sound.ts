import { type SoundName, soundCatalogue } from '../../language/sounds/sound-catalogue.ts'
import { nextTurn } from '../scene/next-turn.ts'
import { pitchOfKey } from './melody.ts'
import { animalRecipes } from './recipes/animal-recipes.ts'
import { answerRecipes } from './recipes/answer-recipes.ts'
import { buttonRecipes } from './recipes/button-recipes.ts'
import { drumRecipes } from './recipes/drum-recipes.ts'
import { engineRecipes } from './recipes/engine-recipes.ts'
import { gameRecipes } from './recipes/game-recipes.ts'
import { homeRecipes } from './recipes/home-recipes.ts'
import { musicRecipes } from './recipes/music-recipes.ts'
import { natureRecipes } from './recipes/nature-recipes.ts'
import { renderTone, samplesIn } from './render-tone.ts'
import type { Recipe, Tone } from './tone.ts'

const recipes: Readonly<Record<SoundName, Recipe>> = {
  ...gameRecipes,
  ...answerRecipes,
  ...buttonRecipes,
  ...homeRecipes,
  ...animalRecipes,
  ...engineRecipes,
  ...natureRecipes,
  ...drumRecipes,
  ...musicRecipes,
}

/** The loudest sample, and the most that all of them together are (as a root of squares), so that no sound drowns the others. */
const loudest = 0.8
const strongest = 0.3
/** Milliseconds of work after which the page may draw. */
const spell = 8
/** Milliseconds in which a sound goes to silence at its end, and in which the end of a steady one goes over into its start. */
const fading = 6
const blending = 300

/** The samples of a sound of the library at `sampleRate`: as long as the catalogue says, the same each time. Between its tones others may work. */
export async function renderSound(name: SoundName): Promise<Float32Array<ArrayBuffer>> {
  const { tones, isSteady } = recipes[name]
  const length = samplesIn(soundCatalogue[name].milliseconds)
  if (!isSteady) return asLoud(faded(await mixed(tones, length)))
  const blend = samplesIn(blending)
  const whole = await mixed(tones, length + blend)
  const samples = whole.slice(0, length)
  for (let index = 0; index < blend; index += 1) {
    const share = index / blend
    samples[index] = (samples[index] ?? 0) * share + (whole[length + index] ?? 0) * (1 - share)
  }
  return asLoud(samples)
}

/** A note as of a piano; `key` 60 is the C in its middle. */
export async function renderNote(key: number, seconds: number): Promise<Float32Array<ArrayBuffer>> {
  const tones = [1, 2, 3, 4].map(
    (overtone): Tone => ({
      wave: overtone === 1 ? 'triangle' : 'sine',
      pitch: pitchOfKey(key) * overtone,
      gain: 1 / overtone ** 1.6,
      attack: 5,
      fall: 0.6 + overtone * 0.6,
    }),
  )
  return asLoud(faded(await mixed(tones, samplesIn(seconds * 1000))))
}

async function mixed(tones: readonly Tone[], length: number): Promise<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(length)
  let begun = performance.now()
  for (const [index, tone] of tones.entries()) {
    renderTone(tone, samples, index + 1)
    if (performance.now() - begun < spell) continue
    await nextTurn()
    begun = performance.now()
  }
  return samples
}

function faded(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const count = Math.min(samplesIn(fading), samples.length)
  for (let left = 0; left < count; left += 1) {
    const index = samples.length - 1 - left
    samples[index] = ((samples[index] ?? 0) * left) / count
  }
  return samples
}

function asLoud(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let peak = 0
  let squares = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    squares += sample * sample
  }
  if (peak === 0) return samples
  const gain = Math.min(loudest / peak, strongest / Math.sqrt(squares / samples.length))
  return samples.map((sample) => sample * gain)
}
