import type { BlockChange, BlockUpsert } from '../../commands/blocks/block-change.ts'
import type { CommentChange, CommentUpsert } from '../../commands/blocks/comment-change.ts'
import { blockDefinition } from '../../language/blocks/block-catalogue.ts'
import { maxCoordinate } from '../../model/blocks/block-record.ts'
import { limits } from '../../model/document/limits.ts'
import type { JsonValue } from '../../model/json.ts'
import { parseXml, type XmlElement } from './parse-xml.ts'
import { readOwnParts, readShadow } from './read-own-parts.ts'
import { childrenNamed, numberOf } from './xml-elements.ts'

/** The contents of a blocks file, as the gesture `blocks.change` takes them. */
export interface BlocksContent {
  readonly upserts: BlockUpsert[]
  readonly variables: NonNullable<BlockChange['variables']>
  readonly comments: CommentChange
}

/**
 * Reads Blockly's XML. `undefined` when it is none. `newId` names what has no id of its own, or one that stands twice. An empty text
 * is an empty file.
 */
export function readBlocksXml(xml: string, newId: () => string): BlocksContent | undefined {
  const root = xml.trim() === '' ? null : rootOf(xml)
  if (root === undefined) return undefined
  const ids = new Set<string>()
  const idOf = (element: XmlElement): string => {
    const { id = '' } = element.attributes
    const own = id !== '' && id.length <= 64 && !ids.has(id) ? id : newId()
    ids.add(own)
    return own
  }
  const variables = root
    ? childrenNamed(root, 'variables')
        .flatMap((list) => childrenNamed(list, 'variable'))
        .map((variable) => ({
          id: idOf(variable),
          name: variable.text,
          type: variable.attributes.type ?? '',
        }))
        .filter(({ name }) => name.trim() !== '')
    : []
  const comments = root
    ? childrenNamed(root, 'comment').map((element) => readComment(element, idOf(element)))
    : []
  return {
    upserts: root ? readBlocks(root, idOf) : [],
    variables: { upserts: variables, deletes: [] },
    comments: { upserts: comments, deletes: [] },
  }
}

/** Whether it can be read: Blockly's XML, or nothing at all. */
export const isBlocksXml = (xml: string): boolean => xml.trim() === '' || rootOf(xml) !== undefined

function rootOf(xml: string): XmlElement | undefined {
  const root = parseXml(xml)
  return root?.name === 'xml' ? root : undefined
}

/** As far from the middle as something may lie, where it says that it is further away. */
const placeOf = (element: XmlElement): { readonly x: number; readonly y: number } => ({
  x: within(numberOf(element, 'x') ?? 0, -maxCoordinate, maxCoordinate),
  y: within(numberOf(element, 'y') ?? 0, -maxCoordinate, maxCoordinate),
})

function sizeOf(element: XmlElement, side: 'w' | 'h'): number | undefined {
  const size = numberOf(element, side)
  return size === undefined ? undefined : within(size, 0, limits.commentSize)
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

interface Waiting {
  readonly element: XmlElement
  readonly at: NonNullable<BlockUpsert['at']>
}

function readBlocks(root: XmlElement, idOf: (element: XmlElement) => string): BlockUpsert[] {
  const upserts: BlockUpsert[] = []
  const open: Waiting[] = childrenNamed(root, 'block')
    .map((element) => ({
      element,
      at: { parent: null, ...placeOf(element) } as const,
    }))
    .reverse()
  for (let next = open.pop(); next; next = open.pop()) {
    const { element, at } = next
    const id = idOf(element)
    const shadows: Record<string, JsonValue> = {}
    let hasNext = next.at.parent !== null && next.at.kind === 'statement'
    const inner: Waiting[] = []
    for (const slot of element.children) {
      if (slot.name !== 'value' && slot.name !== 'statement' && slot.name !== 'next') continue
      const input = slot.name === 'next' ? 'next' : (slot.attributes.name ?? '')
      if (input === '' || input === '__proto__') continue
      const kind = slot.name === 'value' ? 'value' : 'statement'
      if (input === 'next') hasNext = true
      for (const shadow of childrenNamed(slot, 'shadow')) shadows[input] = readShadow(shadow)
      const [block] = childrenNamed(slot, 'block')
      if (block) inner.push({ element: block, at: { parent: id, input, kind } })
    }
    for (const one of inner.reverse()) open.push(one)
    const { type, fields, extra } = readOwnParts(element)
    if (type === '') continue
    upserts.push({ id, type, hasNext: hasBelow(type) ?? hasNext, at, fields, extra, shadows })
  }
  return upserts
}

/** Whether a statement can hang below a block; `undefined` for types that this version does not know. */
function hasBelow(type: string): boolean | undefined {
  const shape = blockDefinition(type)?.shape
  return shape === undefined ? undefined : shape === 'event' || shape === 'statement'
}

/** Comments that say no size get Blockly's own. */
const readComment = (element: XmlElement, id: string): CommentUpsert => ({
  id,
  text: element.text,
  ...placeOf(element),
  width: sizeOf(element, 'w') ?? 120,
  height: sizeOf(element, 'h') ?? 100,
  collapsed: element.attributes.collapsed === 'true',
})
