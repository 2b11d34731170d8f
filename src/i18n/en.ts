import { account } from './en/account.ts'
import { assets } from './en/assets.ts'
import { code } from './en/code.ts'
import { commands } from './en/commands.ts'
import { common } from './en/common.ts'
import { design } from './en/design.ts'
import { doodle } from './en/doodle.ts'
import { interchange } from './en/interchange.ts'
import { place } from './en/place.ts'
import { publish } from './en/publish.ts'
import { replay } from './en/replay.ts'
import { site } from './en/site.ts'
import { workspace } from './en/workspace.ts'

/** Every string of the interface in English, one file an area. */
export const en = {
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
