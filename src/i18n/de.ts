import { account } from './de/account.ts'
import { assets } from './de/assets.ts'
import { code } from './de/code.ts'
import { commands } from './de/commands.ts'
import { common } from './de/common.ts'
import { design } from './de/design.ts'
import { doodle } from './de/doodle.ts'
import { interchange } from './de/interchange.ts'
import { place } from './de/place.ts'
import { publish } from './de/publish.ts'
import { replay } from './de/replay.ts'
import { site } from './de/site.ts'
import { workspace } from './de/workspace.ts'
import type { Words } from './words.ts'

/** Every string of the interface in German; a string that `en` has and this lacks does not compile. */
export const de: Words = {
  assets,
  code,
  command: commands,
  common,
  design,
  doodle,
  interchange,
  workspace,
  account,
  place,
  publish,
  replay,
  site,
}
