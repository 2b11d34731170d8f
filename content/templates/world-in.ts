import { isJsonObject } from '../../model/document/is-json-object.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type {
  BlockBlueprint,
  EntityBlueprint,
  FileBlueprint,
  FurnishedScene,
  SlotBlueprint,
  WorldBlueprint,
} from './scene-blueprint.ts'

/** The words of a world in another language, by those that it is written in. `Pine 2` is found as `Pine`. */
export type WorldWords = Readonly<Record<string, string>>

/** Fields of blocks in which a person writes words of their own; a test holds them against the catalogue of blocks. */
export const wordFields: ReadonlySet<string> = new Set(['MESSAGE', 'SCENE', 'NAME', 'TEXT'])

/** Says one text of a world; texts that stand in no list stay as they are. */
type Say = (text: string) => string

/** The same world with other words: names of things, scenes, variables and own blocks, what is said, written and noted. All ids stay. */
export function worldIn<World extends WorldBlueprint>(
  world: World,
  words: WorldWords,
  locale: string,
): World {
  return saidBy(world, (text) => sayWith(words, text), locale)
}

/** Every text of a world that a person may read, once. */
export function textsOf(world: WorldBlueprint): readonly string[] {
  const texts = new Set<string>()
  const note: Say = (text) => {
    texts.add(text)
    return text
  }
  saidBy(world, note, 'en')
  return [...texts]
}

const numbered = /^(.*\D) (\d+)$/

function sayWith(words: WorldWords, text: string): string {
  if (Object.hasOwn(words, text)) return words[text] ?? text
  const [, name = '', number] = numbered.exec(text) ?? []
  return Object.hasOwn(words, name) ? `${words[name]} ${number}` : text
}

function saidBy<World extends WorldBlueprint>(world: World, say: Say, locale: string): World {
  const scene = <Scene extends FurnishedScene>(own: Scene): Scene => ({
    ...own,
    entities: own.entities.map((entity) => entityBy(entity, say)),
    files: own.files.map((file) => fileBy(file, say, locale)),
  })
  const { otherScenes } = world
  return {
    ...scene(world),
    displayName: say(world.displayName),
    ...(otherScenes && { otherScenes: otherScenes.map((one) => ({ ...scene(one), name: say(one.name) })) }),
  }
}

function entityBy(entity: EntityBlueprint, say: Say): EntityBlueprint {
  const { text, hotspot, ...others } = entity.components
  return {
    ...entity,
    name: say(entity.name),
    components: {
      ...others,
      ...(text && { text: withWord(text, 'value', say) }),
      ...(hotspot && { hotspot: withWord(hotspot, 'says', say) }),
    },
  }
}

function withWord(values: JsonObject, key: string, say: Say): JsonObject {
  const { [key]: word } = values
  return typeof word === 'string' && word !== '' ? { ...values, [key]: say(word) } : values
}

function fileBy(file: FileBlueprint, say: Say, locale: string): FileBlueprint {
  if (file.kind === 'js') return { ...file, text: scriptBy(file.text, say) }
  const { stacks, variables } = file
  const one = (block: BlockBlueprint) => blockBy(block, say, locale)
  return {
    ...file,
    stacks: stacks.map((stack) => ({ ...stack, statements: stack.statements.map(one) })),
    ...(variables && { variables: variables.map((each) => ({ ...each, name: say(each.name) })) }),
  }
}

/** Words and notes in JavaScript. */
const wordsInScript = /'([^'\n]+)'|\/\/ (.+)$/gm
/** What sounds, models and keys are called in every language: one word in small letters. */
const isCode = (text: string): boolean => /^[a-z-]+$/.test(text)

const scriptBy = (source: string, say: Say): string =>
  source.replaceAll(wordsInScript, (_, text?: string, note?: string) => {
    if (text === undefined) return `// ${say(note ?? '')}`
    return `'${isCode(text) ? text : say(text)}'`
  })

function blockBy(block: BlockBlueprint, say: Say, locale: string): BlockBlueprint {
  const { fields, slots, inside, mouths, comment, extra } = block
  const all = (blocks: readonly BlockBlueprint[]) => blocks.map((one) => blockBy(one, say, locale))
  return {
    ...block,
    ...(fields && { fields: fieldsBy(fields, say, locale) }),
    ...(slots && { slots: mapped(slots, (slot) => slotBy(slot, say, locale)) }),
    ...(inside && { inside: all(inside) }),
    ...(mouths && { mouths: mapped(mouths, all) }),
    ...(comment !== undefined && { comment: say(comment) }),
    ...(extra && { extra: extraBy(extra, say) }),
  }
}

function fieldsBy<Value extends JsonValue>(
  fields: Readonly<Record<string, Value>>,
  say: Say,
  locale: string,
): Record<string, Value | string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      // What is read out, is read out in the language of the words.
      if (name === 'LANGUAGE') return [name, locale]
      return [name, typeof value === 'string' && value !== '' && wordFields.has(name) ? say(value) : value]
    }),
  )
}

function slotBy(slot: SlotBlueprint, say: Say, locale: string): SlotBlueprint {
  if (typeof slot === 'string') return slot === '' ? slot : say(slot)
  if (typeof slot === 'number') return slot
  const { shadow, block } = slot
  const fields = shadow?.fields
  return {
    ...(shadow && {
      shadow: isJsonObject(fields) ? { ...shadow, fields: fieldsBy(fields, say, locale) } : shadow,
    }),
    ...(block && { block: blockBy(block, say, locale) }),
  }
}

/** What calls and definitions of own blocks keep: the name, and those of what they are given. */
function extraBy(extra: JsonObject, say: Say): JsonObject {
  const { extraState } = extra
  if (!isJsonObject(extraState)) return extra
  const { params } = extraState
  const param = (one: JsonValue): JsonValue =>
    typeof one === 'string' ? say(one) : isJsonObject(one) ? withWord(one, 'name', say) : one
  return {
    ...extra,
    extraState: {
      ...withWord(extraState, 'name', say),
      ...(Array.isArray(params) && { params: params.map(param) }),
    },
  }
}

const mapped = <From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
