import type { CodeLocale } from '../../language/locale.ts'
import { germanSamples } from '../german/german-samples.ts'
import { germanThings } from '../german/german-things.ts'
import type { WorldBlueprint } from '../templates/scene-blueprint.ts'
import { worldIn } from '../templates/world-in.ts'
import type { Sample } from './sample.ts'

/** The world of a sample with the words of a language. */
export const sampleWorld = ({ world, name }: Sample, locale: CodeLocale): WorldBlueprint =>
  locale === 'de' ? worldIn(world, { ...germanThings, ...germanSamples, [name.en]: name.de }, locale) : world
