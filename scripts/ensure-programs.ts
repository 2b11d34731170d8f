import { ensureChromium } from './ensure-chromium.ts'
import { ensureServicePrograms } from './service-programs.ts'

/** Run beside the static checks by `npm test`: on a fresh machine it takes as long as they do to fetch a browser and the databases. */
ensureChromium()
ensureServicePrograms()
