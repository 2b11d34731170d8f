import type { Miss, NotUnderstood } from './not-understood.ts'
import type { PageElement } from './page-elements.ts'

/** Gathers what of a page was not understood, each thing once a line. */
export class ImportNotes {
  readonly #notes = new Map<string, NotUnderstood>()

  add(why: Miss, name: string, { tag, attributes, line }: PageElement): void {
    const id = attributes.get('id')
    const element = tag.startsWith('#') ? '' : `<${tag}${id ? ` id="${id.slice(0, 80)}"` : ''}>`
    const note = { why, name: name.slice(0, 200), element, line }
    this.#notes.set(JSON.stringify(note), note)
  }

  /** In the order of the page. */
  get all(): readonly NotUnderstood[] {
    return [...this.#notes.values()].sort((a, b) => a.line - b.line)
  }
}
