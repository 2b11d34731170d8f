import { HelperError } from '../../../language/errors/helper-error.ts'
import { isSoundName, soundCatalogue } from '../../../language/sounds/sound-catalogue.ts'
import { soundMeant } from '../../../language/sounds/sound-meant.ts'
import type { RunSound } from '../../../protocol/frame/to-frame.ts'

/** A sound that a program has named. */
export interface NamedSound {
  /** A name of the library, or the source of a file. */
  readonly sound: string
  readonly seconds: number
}

/** A file whose length nobody has told lasts so long for the run, in seconds. */
const unknownLength = 1

/**
 * The sound of that name, or the learner's error. Files of the project come before sounds of the library of the same name.
 */
export function soundNamed(name: string, own: readonly RunSound[]): NamedSound {
  if (name === '') throw new HelperError('sound-not-chosen')
  const file = own.find((candidate) => candidate.name === name)
  if (file)
    return { sound: file.source, seconds: file.milliseconds ? file.milliseconds / 1000 : unknownLength }
  if (isSoundName(name)) return { sound: name, seconds: soundCatalogue[name].milliseconds / 1000 }
  const suggestion = soundMeant(
    name,
    own.map((candidate) => candidate.name),
  )
  if (suggestion === null) throw new HelperError('no-such-sound', { name })
  throw new HelperError('no-such-sound.suggest', { name, suggestion })
}
