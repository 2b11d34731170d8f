import { suggestName } from '../../language/errors/suggest-name.ts'

/** A name in a script that no thing of the scene has: where it begins in the text, and the name that was probably meant. */
export interface MissingThing {
  readonly name: string
  readonly at: number
  readonly suggestion: string | null
}

const asked = /\bscene\s*\.\s*get\(\s*(['"])([^'"\n]{1,200})\1\s*\)/g

/** The things that a script asks the scene for by a written name and that are not there. What stands in a comment is not asked. */
export function missingThings(source: string, things: readonly string[]): readonly MissingThing[] {
  const known = new Set(things.map((name) => name.toLowerCase()))
  return [...source.matchAll(asked)].flatMap(({ 0: call, 2: name = '', index }) => {
    const line = source.slice(source.lastIndexOf('\n', index) + 1, index)
    if (line.includes('//') || known.has(name.toLowerCase())) return []
    const at = index + call.lastIndexOf(name)
    return [{ name, at, suggestion: suggestName(name, things) }]
  })
}
