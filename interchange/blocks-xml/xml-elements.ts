import type { XmlElement } from './parse-xml.ts'

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name)

/** The number that an attribute holds; `undefined` when it is none. */
export function numberOf(element: XmlElement, name: string): number | undefined {
  const text = element.attributes[name]
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}
