import { account } from './account.ts'
import { certificate } from './certificate.ts'
import { classes } from './classes.ts'
import { community } from './community.ts'
import { dashboard } from './dashboard.ts'
import { found } from './found.ts'
import { learn } from './learn.ts'
import { profile } from './profile.ts'
import { publish } from './publish.ts'
import { report } from './report.ts'
import { samples } from './samples.ts'
import { world } from './world.ts'

/** What the pages say where people meet each other's worlds, in English. */
export const peopleWords = {
  account,
  certificate,
  classes,
  community,
  dashboard,
  found,
  learn,
  profile,
  publish,
  report,
  samples,
  world,
}
