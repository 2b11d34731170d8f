import * as Y from 'yjs'
import { rootMap } from '../../../model/document/root-map.ts'

/** Another unit for the UTF-16 unit that Yjs knows by this id. */
export type Letters = (client: number, clock: number) => string | undefined

/**
 * The texts of all tabs as `words` rewrites them, unit by unit, by the ids that the units have in the document. So a word is the same
 * wherever it stands, in whatever pieces it was typed.
 */
export function shownLetters(document: Y.Doc, words: (text: string) => string): Letters {
  const letters = new Map<string, string>()
  rootMap(document, 'files').forEach((file) => {
    const text = file instanceof Y.Map ? file.get('text') : undefined
    if (!(text instanceof Y.Text)) return
    const ids: string[] = []
    let whole = ''
    for (let item = text._start; item; item = item.right) {
      if (item.deleted || !(item.content instanceof Y.ContentString)) continue
      const { client, clock } = item.id
      whole += item.content.str
      for (let at = 0; at < item.content.str.length; at++) ids.push(`${client} ${clock + at}`)
    }
    const other = words(whole)
    for (const [at, id] of ids.entries()) letters.set(id, other.charAt(at))
  })
  return (client, clock) => letters.get(`${client} ${clock}`)
}
