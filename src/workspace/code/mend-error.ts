import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import type { TextEdit } from '../../../commands/core/write.ts'
import type { PlacedBlock } from '../../../model/blocks/blocks-file.ts'
import { isJsonObject } from '../../../model/document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { lineNow } from '../watch/line-now.ts'
import { runTab, type WatchState } from '../watch/watch-state.ts'

/** How 'Did you mean …?' is answered with yes, and the word that stands there then. */
export type Mend = { readonly word: string } & (
  | { readonly kind: 'text'; readonly edit: TextEdit }
  | { readonly kind: 'block'; readonly upsert: BlockUpsert }
)

/** What puts the word that was meant in the place of the one that was written; `null` where none is known or it is written no longer. */
export function mendError(project: Project, watch: WatchState, error: ScriptError): Mend | null {
  const { fileId, line, params, code } = error
  const word = params.suggestion
  const file = project.file(fileId)
  if (typeof word !== 'string' || line === null || !file) return null
  const written = code === 'unknown-choice.suggest' ? bare(String(params.found)) : String(params.name)
  if (file.kind === 'js') {
    const now = lineNow(project, watch, fileId)(line)
    const edit = now === null ? null : editOf(project.text(fileId), { ...error, line: now }, written, word)
    return edit && { kind: 'text', word, edit }
  }
  const id = runTab(watch, fileId).blockOfLine.get(line)
  const blocks = [...project.blocks(fileId).blocks.values()]
  const { records } = project.blocks(fileId)
  for (const block of within(blocks, id)) {
    const parts = mendParts(block, written, word)
    const hasNext = records.get(block.id)?.hasNext ?? false
    if (parts)
      return {
        kind: 'block',
        word,
        upsert: { id: block.id, type: block.type, hasNext, extra: block.extra, ...parts },
      }
  }
  return null
}

/** A value as errors show it, without its quotation marks. */
const bare = (shown: string): string => shown.replace(/^(['"“„])(.*)['"”“]$/s, '$2')

function editOf(
  text: string,
  { line, column }: { readonly line: number; readonly column: number | null },
  written: string,
  word: string,
): TextEdit | null {
  const lines = text.split('\n')
  const row = lines[line - 1]
  if (row === undefined || written === '') return null
  // Not within a longer word: `box` is not meant by `boxes`.
  const plain = written.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const found = [...row.matchAll(new RegExp(`(?<![\\p{L}\\d_$])${plain}(?![\\p{L}\\d_$])`, 'gu'))]
  const at = found.find(({ index }) => column !== null && index >= column - 1) ?? found[0]
  if (!at) return null
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  return { at: before + at.index, remove: written.length, insert: word }
}

/** A block and what is plugged into its slots. */
function within(blocks: readonly PlacedBlock[], id: string | undefined): readonly PlacedBlock[] {
  const own = blocks.filter((block) => block.id === id)
  const inside = blocks.filter(
    ({ place }) => place.parent === id && place.parent !== null && place.kind === 'value',
  )
  return [...own, ...inside.flatMap((block) => within(blocks, block.id))]
}

/** The parts of a block with the word in its own field, or in what a person typed into a slot of it. */
function mendParts(
  { fields, shadows }: PlacedBlock,
  written: string,
  word: string,
): Pick<BlockUpsert, 'fields' | 'shadows'> | null {
  const own = swapIn(fields, written, word)
  if (own) return { fields: own, shadows }
  const typed = swapIn(shadows, written, word)
  return typed && { fields, shadows: typed }
}

/** The same with the first text that is `written` replaced; `null` where there is none. */
function swapIn(object: JsonObject, written: string, word: string): JsonObject | null {
  for (const [key, value] of Object.entries(object)) {
    if (key === 'type' || key === 'id') continue
    const swapped: JsonValue =
      value === written ? word : isJsonObject(value) ? swapIn(value, written, word) : null
    if (swapped !== null) return { ...object, [key]: swapped }
  }
  return null
}
