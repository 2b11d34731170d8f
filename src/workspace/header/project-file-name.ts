import { cleanFileName } from '../../../interchange/names/clean-file-name.ts'

/** More than enough to know a file by; some systems take no more than 255 bytes. */
const longest = 60

/** The project's name as the name of a file that every system takes. `extension` with its dot. */
export const projectFileName = (displayName: string, extension: string): string =>
  `${[...cleanFileName(displayName)].slice(0, longest).join('') || 'project'}${extension}`
