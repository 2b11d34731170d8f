import type { SpecCodeFile } from '../../../interchange/code-files/code-file.ts'
import { validateCodeFiles } from '../../../interchange/code-files/validate-code-files.ts'
import { SceneEntry } from '../../../interchange/scenes/scene-entry.ts'
import { nameKey } from '../../../model/document/unique-names.ts'

/**
 * The code files that a copy holds for the scene of a name, in the order of their tabs. None when it is no copy or has no such
 * scene; files that lack a part are dropped and said to `log` (V01).
 */
export function readCopy(
  text: string,
  sceneName: string,
  log: (message: string) => void,
): readonly SpecCodeFile[] {
  const entries = parsed(text)
  if (!Array.isArray(entries)) return []
  const scenes = entries.flatMap((entry: unknown) => SceneEntry.safeParse(entry).data ?? [])
  const scene = scenes.find(({ name }) => nameKey(name) === nameKey(sceneName))
  return validateCodeFiles(scene?.scripts, log)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
