import { SaxesParser } from 'saxes'

/** An element of XML. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The elements in it, without the text between them. */
  readonly children: readonly XmlElement[]
  /** The text in it, without that of the elements. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** The outermost element of an XML document, however deep it is; `undefined` when it is none, or not well-formed. */
export function parseXml(xml: string): XmlElement | undefined {
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const innermost = (): OpenElement => open.at(-1) ?? top
  const addText = (text: string): void => {
    innermost().text += text
  }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '' }
    innermost().children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  try {
    parser.write(xml).close()
  } catch {
    return undefined // not well-formed: said by the caller
  }
  return top.children[0]
}
