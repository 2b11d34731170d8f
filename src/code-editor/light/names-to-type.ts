import { helperCatalogue } from '../../../language/helper-api/helper-catalogue.ts'
import type { HelperEntries, HelperEntry, HelperType } from '../../../language/helper-api/helper-entry.ts'
import type { ProjectNames } from '../../../language/helper-api/project-names.ts'
import { soundNames } from '../../../language/sounds/sound-catalogue.ts'

/** Something that can be typed by one tap: it takes the place of the `length` letters before the caret. */
export interface NameToType {
  readonly name: string
  readonly length: number
  readonly text: string
  /** Where the caret goes, counted in letters from the beginning of `text`. */
  readonly caret: number
}

const words = [
  'const',
  'let',
  'if',
  'else',
  'for',
  'while',
  'function',
  'async',
  'await',
  'return',
  'true',
  'false',
]
const most = 24

const declared = /\b(?:const|let|var|function)\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/gu

/** A helper, or a name that nobody has to be told anything about. */
type Named = readonly [name: string, entry: HelperEntry | null]

const owners: ReadonlyMap<string, readonly Named[]> = new Map(
  Object.entries<HelperEntries>(helperCatalogue).map(([owner, entries]) => [owner, Object.entries(entries)]),
)
const itemHelpers = owners.get('item') ?? []
const globals = owners.get('globals') ?? []

function helpersOf(owner: string | undefined): readonly Named[] {
  if (owner === undefined) return globals
  const own = owners.get(owner) ?? itemHelpers
  return owner === 'player' ? [...own, ...itemHelpers] : own
}

/** What may come next, the likeliest first: `before` is the line up to the caret, `source` the whole text. */
export function namesToType(before: string, source: string, names: ProjectNames): readonly NameToType[] {
  const inText = /(?:(\w+|\))\.)?(\w+)\(\s*(['"`])([^'"`]*)$/.exec(before)
  if (inText) return textsOf(inText, names)
  if (isInText(before)) return []
  const member = /(\w+|\))\.(\w*)$/.exec(before)
  if (member) return ranked(helpersOf(member[1]), member[2] ?? '').map((found) => called(found, member[2]))
  const typed = /[\p{ID_Continue}$]*$/u.exec(before)?.[0] ?? ''
  const own = [...source.replaceAll(/\/\/.*/g, '').matchAll(declared)].map(
    ([, name]): Named => [name ?? '', null],
  )
  const plain = words.map((name): Named => [name, null])
  const all = typed === '' ? [...own, ...globals, ...plain] : [...own, ...plain, ...globals]
  return ranked(all, typed).map((found) => called(found, typed))
}

/** Those that begin with what is typed, then those that have it somewhere; of what is typed already, nothing. */
function ranked(all: readonly Named[], typed: string): readonly Named[] {
  const wanted = typed.toLowerCase()
  const begins = all.filter(([name]) => name.toLowerCase().startsWith(wanted) && name !== typed)
  const has = all.filter(([name]) => name.toLowerCase().indexOf(wanted) > 0)
  return [...new Map([...begins, ...has])].slice(0, most)
}

/** A call gets its brackets, with the caret in them where it wants something. */
function called([name, entry]: Named, typed = ''): NameToType {
  const text = entry?.kind === 'call' ? `${name}()` : name
  const isAsked = entry?.kind === 'call' && entry.parameters.length > 0
  return { name, length: typed.length, text, caret: isAsked ? text.length - 1 : text.length }
}

/** Inside the first text that a helper is given: the names that it may be. */
function textsOf(
  [, owner, helper = '', quote = "'", typed = '']: RegExpExecArray,
  names: ProjectNames,
): readonly NameToType[] {
  const known: Partial<Record<HelperType, readonly string[]>> = {
    ThingName: names.things,
    'Item | string': names.things,
    MessageName: names.messages,
    SceneName: names.scenes,
    SoundName: [...names.sounds, ...soundNames],
  }
  const entry = helpersOf(owner).find(([name]) => name === helper)?.[1]
  const type = entry?.kind === 'call' ? entry.parameters[0]?.type : undefined
  const texts = (type && known[type]) ?? []
  const fitting = texts.filter((text) => !text.includes(quote) && !text.includes('\\'))
  return ranked(
    fitting.map((text): Named => [text, null]),
    typed,
  ).map((found) => called(found, typed))
}

/** Whether a text or a comment is open at the end of a line. */
function isInText(before: string): boolean {
  const rest = before.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, '')
  return /['"`]|\/\//.test(rest)
}
