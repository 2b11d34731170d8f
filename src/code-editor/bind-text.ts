import type { Verdict } from '../../commands/core/command-bus.ts'
import type { TextEdit } from '../../commands/core/write.ts'

/** One replacement as an editor reports it: all of one event are told in the text from before it. */
export interface TextReplacement {
  readonly offset: number
  readonly length: number
  readonly text: string
}

/** An editor's text, lines ended by `\n`. */
export interface EditorText {
  read(): string
  /** Replaces a part for somebody else: the caret stays with the words around it, and nobody is told. */
  replace(edit: TextEdit): void
  /** Tells what the person did. False: it was taken back (`replace`), so the carets go back to where they were before it. */
  onEdit(listener: (replacements: readonly TextReplacement[]) => boolean): () => void
}

/** The document's text. */
export interface SharedText {
  read(): string
  edit(edits: readonly TextEdit[]): Verdict
  /** Calls `onEdits` with what others did, in order, and `onSettled` after every change of the document. */
  watch(onEdits: (edits: readonly TextEdit[]) => void, onSettled: () => void): () => void
}

/**
 * Binds an editor to a shared text both ways, without echo. Whatever one side cannot take (an edit that was refused,
 * line ends of another system), the editor ends equal to the document. `onRefused` hears why an edit of the person was not taken.
 */
export function bindText(
  editor: EditorText,
  shared: SharedText,
  onRefused: (verdict: Extract<Verdict, { ok: false }>) => void,
): () => void {
  let isOwn = false
  const repair = () => {
    if (isOwn) return
    const edit = difference(editor.read(), withLineFeeds(shared.read()))
    if (edit) editor.replace(edit)
  }
  const send = (edits: readonly TextEdit[]): Verdict => {
    isOwn = true
    try {
      return shared.edit(edits)
    } finally {
      isOwn = false
    }
  }
  const lineFeeds = difference(shared.read(), withLineFeeds(shared.read()))
  if (lineFeeds) send([lineFeeds])
  repair()
  const unwatch = shared.watch((edits) => {
    for (const edit of edits) editor.replace({ ...edit, insert: withLineFeeds(edit.insert) })
  }, repair)
  const unlisten = editor.onEdit((replacements) => {
    const verdict = send(inOrder(replacements))
    repair()
    if (!verdict.ok) onRefused(verdict)
    return verdict.ok
  })
  return () => {
    unwatch()
    unlisten()
  }
}

/** From the end to the beginning, so that no replacement moves the offset of the next one. */
function inOrder(replacements: readonly TextReplacement[]): readonly TextEdit[] {
  return replacements
    .toSorted((a, b) => b.offset - a.offset)
    .map(({ offset, length, text }) => ({ at: offset, remove: length, insert: withLineFeeds(text) }))
}

const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)

/** The one replacement that makes `to` of `from`, leaving alone what is equal at both ends; never cuts a surrogate pair. */
function difference(from: string, to: string): TextEdit | null {
  if (from === to) return null
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start++
  if (start > 0 && isLeadingHalf(from, start - 1)) start--
  let end = 0
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  if (end > 0 && isLeadingHalf(from, from.length - end - 1)) end--
  return { at: start, remove: from.length - start - end, insert: to.slice(start, to.length - end) }
}

const isLeadingHalf = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff
}
