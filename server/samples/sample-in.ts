import { houseName } from '../../protocol/addresses/house-name.ts'
import type { Locale } from '../../protocol/locale.ts'
import type { SamplePublication } from './sample-publication.ts'

type Told = Omit<SamplePublication, 'picture'>

/** In which language samples are published: in it they need no document besides. */
const published: Locale = 'en'

const made = new Map<string, Promise<Told | undefined>>()

/**
 * A sample of the house in a language besides the one that it is published in: its things, what is said in it and its program in other
 * words. `undefined` for projects of people, which are in their maker's words alone, and where the published one is meant.
 */
export async function sampleIn(
  { username, name }: { readonly username: string; readonly name: string },
  locale: Locale,
): Promise<Told | undefined> {
  if (username !== houseName || locale === published) return undefined
  const key = `${locale} ${name}`
  const told = made.get(key) ?? make(name, locale)
  made.set(key, told)
  return told
}

/** Fetches the worlds, of which the rest of the server needs nothing, when the first is asked for. */
async function make(slug: string, locale: Locale): Promise<Told | undefined> {
  const { samples } = await import('../../content/samples/samples.ts')
  const { samplePublication } = await import('./sample-publication.ts')
  const sample = samples.find((one) => one.slug === slug)
  return sample && samplePublication(sample, locale)
}
