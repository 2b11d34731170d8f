import { assets } from './assets.ts'
import { code } from './code.ts'
import { commands } from './commands.ts'
import { design } from './design.ts'
import { interchange } from './interchange.ts'
import { place } from './place.ts'
import { watch } from './watch.ts'
import { workspace } from './workspace.ts'

/** What only the workshop, and the replay of what was done in it, say, in English. */
export const workshopWords = {
  assets,
  code,
  command: commands,
  design,
  interchange,
  place,
  watch,
  workspace,
}
