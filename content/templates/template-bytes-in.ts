import type { CodeLocale } from '../../language/locale.ts'
import { blueprintIn } from './blueprint-in.ts'
import { sceneBytes } from './scene-bytes.ts'

/** As `templateBytes`, in a language as far as the scene speaks it. */
export const templateBytesIn = async (slug: string, locale: CodeLocale): Promise<Uint8Array> =>
  sceneBytes(await blueprintIn(slug, locale))
