import * as Y from 'yjs'
import { recordsOf } from '../../../model/document/records.ts'
import { isFlatRoot, isRootName } from '../../../model/document/root-name.ts'
import { compareText } from '../../../model/document/stamp.ts'
import type { JournalEvent } from '../../core/journal-entry.ts'
import type { Recording } from '../../core/recording.ts'
import { reservedWords } from './our-words.ts'
import { createPseudonyms } from './pseudonyms.ts'
import type { ItemWords } from './redact-item.ts'
import { shownLetters } from './shown-letters.ts'

/** Slots of blocks that have as many as somebody wants. */
const numbered = /^ARG\d{1,3}$/

/** The words for a recording whose document has come to its end. */
export function recordingWords(
  { entries }: Recording,
  end: Y.Doc,
  salt: string,
  blockWords: ReadonlySet<string>,
): ItemWords {
  const { text, letter } = createPseudonyms(salt, reservedWords(blockWords))
  const ids = idsOf(end)
  const people = peopleOf(
    entries.map(({ event }) => event),
    end,
  )
  const letters = shownLetters(end, text)
  return {
    words: {
      text,
      seed: (what) => `${salt} ${what}`,
      isBlockWord: (word) => blockWords.has(word) || numbered.test(word),
      isId: (candidate) => ids.has(candidate),
      person: (name) => people.get(name) ?? (name === '' ? '' : text(name)),
    },
    unit: (client, clock, original) => letters(client, clock) ?? letter(original, `${client} ${clock}`),
  }
}

/** Ids of all records, deleted ones included. */
function idsOf(document: Y.Doc): ReadonlySet<string> {
  const records = recordsOf(document)
  const roots = [...document.share.keys()].filter(isRootName).filter((root) => !isFlatRoot(root))
  return new Set(roots.flatMap((root) => records.ids(root)))
}

/** People as numbers in the order of their names, which decides who wins where two did the same at once. */
function peopleOf(events: readonly JournalEvent[], document: Y.Doc): ReadonlyMap<string, string> {
  const names = new Set<string>()
  for (const event of events) {
    if (event.kind === 'command') names.add(event.command.actor)
    else if (event.kind === 'undo' || event.kind === 'redo') names.add(event.actor)
    else if (event.kind === 'remote') names.add(event.from)
  }
  for (const { structs } of [Y.decodeUpdate(Y.encodeStateAsUpdate(document))])
    for (const struct of structs)
      if (struct instanceof Y.Item && struct.content instanceof Y.ContentAny)
        for (const value of struct.content.arr) addAuthors(value, names)
  names.delete('')
  const sorted = [...names].sort(compareText)
  const width = String(sorted.length).length
  return new Map(sorted.map((name, at) => [name, `person-${String(at + 1).padStart(width, '0')}`]))
}

/** The `c` of stamps, `{t, c}`, and the `by` of steps that were done, `{at, by}`. */
function addAuthors(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('c' in value && typeof value.c === 'string') names.add(value.c)
  if ('at' in value && 'by' in value && typeof value.by === 'string') names.add(value.by)
  for (const inner of Object.values(value)) addAuthors(inner, names)
}
