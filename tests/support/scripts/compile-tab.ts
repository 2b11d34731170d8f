import { compileScript } from '../../../language/compile/compile-script.ts'
import { type HowToCompile, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'
import type { RunScript } from '../../../protocol/frame/to-frame.ts'

interface Tab {
  readonly name?: string
  readonly fileId?: FileId
  readonly how?: HowToCompile
  /** It is what blocks mean: their lines say when they run. */
  readonly isOfBlocks?: boolean
}

/** A tab's JavaScript ready to run, by default as the workspace runs it. Throws when it cannot be read. */
export function compileTab(
  source: string,
  {
    name = 'Tab1',
    fileId = FileId.parse(name.replaceAll(/\W/g, '-')),
    how = inWorkspace,
    isOfBlocks = false,
  }: Tab = {},
): RunScript {
  const compiled = compileScript({ fileId, name, source, isOfBlocks, how })
  if (!compiled.ok) throw new Error(`${name} does not compile: ${JSON.stringify(compiled.error)}\n${source}`)
  return compiled.script
}
