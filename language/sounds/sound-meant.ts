import { suggestName } from '../errors/suggest-name.ts'
import { soundCatalogue, soundNames } from './sound-catalogue.ts'

/** The name of the sound that was probably meant by one that is not there: also by what people call it in their language. */
export function soundMeant(name: string, own: readonly string[]): string | null {
  const said = name.trim().toLowerCase()
  const called = soundNames.find((known) =>
    Object.values(soundCatalogue[known].words).some((word) => word.toLowerCase() === said),
  )
  return called ?? suggestName(name, [...own, ...soundNames])
}
