import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page. */
export interface PageElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly PageElement[]
  /** The words directly in it. */
  readonly text: string
  /** From 1. */
  readonly line: number
}

/** Elements in elements that are still read: deeper ones are left out, so that no page exhausts the call stack. */
const deepest = 200

/** An attribute that an element has a second time; a browser takes the first. */
export interface Doubled {
  readonly attribute: string
  readonly line: number
}

/** A page as a browser reads it. Never throws: HTML has no mistakes, only surprises. */
export function readPage(html: string): { readonly page: PageElement; readonly doubled: readonly Doubled[] } {
  const doubled: Doubled[] = []
  const { childNodes } = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError({ code, startLine, startOffset }) {
      if (code !== 'duplicate-attribute') return
      const [attribute = ''] = /[^\s=>]*$/.exec(html.slice(Math.max(0, startOffset - 80), startOffset)) ?? []
      doubled.push({ attribute, line: startLine })
    },
  })
  return { page: elementOf('#document', [], childNodes, 1, deepest), doubled }
}

type Node = DefaultTreeAdapterTypes.ChildNode

function elementOf(
  tag: string,
  attributes: readonly { readonly name: string; readonly value: string }[],
  nodes: readonly Node[],
  line: number,
  depth: number,
): PageElement {
  const texts: string[] = []
  const children: PageElement[] = []
  for (const node of nodes) {
    if ('value' in node) texts.push(node.value)
    else if ('tagName' in node && depth > 0) {
      const at = node.sourceCodeLocation?.startLine ?? line
      const inside = 'content' in node ? node.content.childNodes : node.childNodes
      children.push(elementOf(node.tagName, node.attrs, inside, at, depth - 1))
    }
  }
  const entries = attributes.map(({ name, value }): [string, string] => [name, value])
  return { tag, attributes: new Map(entries), children, text: texts.join(''), line }
}

/** The element and everything in it, in the order of the page. */
export function* elementsIn(element: PageElement): Iterable<PageElement> {
  yield element
  for (const child of element.children) yield* elementsIn(child)
}
