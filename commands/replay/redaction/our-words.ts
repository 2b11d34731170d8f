import { componentSchemas } from '../../../model/components/component-schemas.ts'
import { entityKinds } from '../../../model/kinds/entity-kinds.ts'
import { entityRegisters } from '../../../model/project/entity-record.ts'
import { catalogue } from '../../catalogue.ts'
import { earlierCommands } from '../../earlier-commands.ts'
import { type SchemaWords, schemaWords } from './schema-words.ts'

/** The words of commands and of components whose values we know. `aframe` is none of those: whoever writes a page names all in it. */
export interface OurWords {
  readonly commands: SchemaWords
  readonly components: ReadonlyMap<string, SchemaWords>
}

let words: OurWords | undefined

/** Read when they are first wanted: most sessions never redact anything. */
export function ourWords(): OurWords {
  words ??= {
    commands: schemaWords([...catalogue, ...earlierCommands].map(({ payload }) => payload)),
    components: new Map(
      Object.entries(componentSchemas).map(([name, schema]) => [name, schemaWords([schema])]),
    ),
  }
  return words
}

/** Components without a schema of their own that are ours: what is in them is not known. */
const marks: readonly string[] = ['cursor', 'marker']

/** Whether a component is one of ours, so that its keys are words of ours too. */
export const isOurComponent = (name: string): boolean =>
  Object.hasOwn(componentSchemas, name) || marks.includes(name)

/** Registers of records that no command names by their key. */
export const ourRegisters: ReadonlySet<string> = new Set([
  ...entityRegisters,
  ...['at', 'born', 'by', 'c', 'default', 'disabled', 'epoch', 'i', 'k', 'moment', 'ms', 'n', 'o', 'order'],
  ...['p', 'prev', 'remixedFrom', 'scene', 'schema', 'shape', 'size', 't', 'template'],
])

/** Attributes that A-Frame's elements may not have, roots of a document, and what begins an address. */
const refused =
  'style src href srcdoc is part slot script constructor meta progress scenes files assets doodles javascript vbscript data blob file url asset doodle'

/** What no pseudonym may be, in small letters: every word that the product reads something out of. */
export function reservedWords(blockWords: ReadonlySet<string>): ReadonlySet<string> {
  const { commands, components } = ourWords()
  const all = [refused, ...blockWords, ...ourRegisters, ...components.keys(), ...marks]
  all.push(...Object.keys(entityKinds))
  for (const { keys, texts } of [commands, ...components.values()])
    all.push(...keys, ...[...texts.values()].flatMap((list) => [...list]))
  return new Set(all.flatMap((word) => word.toLowerCase().split(/[^a-z0-9]+/)))
}
