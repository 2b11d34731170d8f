import { useCallback } from 'react'
import { blockSentence } from '../../../language/generator/block-sentence.ts'
import { storedBlock } from '../../../language/generator/stored-program.ts'
import type { FileId } from '../../../model/ids.ts'
import { codeNames } from '../../../model/project/code-names.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { runTab } from '../watch/watch-state.ts'

/** Letters after which a block is understood. */
const longest = 100

/** Reads out the block from which a line of the last run comes. Gives `null` for a line of a text, and where no block is to be read. */
export function useBlockInWords(): (fileId: FileId, line: number) => string | null {
  const t = useT()
  const locale = useLocale()
  const { bus } = useSession()
  const { watch } = useWorkspace().state
  return useCallback(
    (fileId, line) => {
      const { project } = bus
      const file = project.file(fileId)
      const id = file && runTab(watch, fileId).blockOfLine.get(line)
      if (!file || id === undefined) return null
      const blocks = project.blocks(fileId)
      const block = storedBlock(blocks, id)
      if (!block) return null
      const words = blockSentence(block, {
        locale,
        names: codeNames(project, file.sceneId),
        variables: new Map(blocks.variables.map((variable) => [variable.id, variable.name])),
        it: t('code.item.it'),
        hasFrames: false,
      })
      return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words || null
    },
    [t, locale, bus, watch],
  )
}
