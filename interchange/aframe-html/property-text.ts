import type { ComponentValue } from './aframe-registry.ts'

/**
 * Reads `a: 1; b-c: 2` as A-Frame does: names with hyphens become `bC`, what stands in `url(…)` may hold a semicolon, and a text without
 * any property is a value by itself.
 */
export function readProperties(text: string): ComponentValue {
  const properties = new Map<string, string>()
  for (const chunk of chunksOf(text)) {
    if (chunk === '') continue
    const colon = chunk.indexOf(':')
    const name = chunk.slice(0, Math.max(0, colon)).trim()
    properties.set(camelCase(name), chunk.slice(colon + 1).trim())
  }
  return properties.get('') ? text : Object.fromEntries(properties)
}

/** The other way round. */
export const writeProperties = (value: ComponentValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, text]) => `${name}: ${text}`)
        .join('; ')

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function chunksOf(text: string): readonly string[] {
  const chunks: string[] = []
  let open = ''
  for (const part of text.split(';')) {
    const chunk = open + part
    open = isOpenAddress(chunk) ? `${chunk};` : ''
    if (open === '') chunks.push(chunk.trim())
  }
  return chunks
}

/** Whether a `url(` has no end yet. */
function isOpenAddress(chunk: string): boolean {
  const start = chunk.lastIndexOf('url(')
  return start >= 0 && chunk.length > start + 4 && !chunk.includes(')', start)
}
