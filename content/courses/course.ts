import type { CodeLocale } from '../../language/locale.ts'
import type { EntityBlueprint, FileBlueprint, WorldBlueprint } from '../templates/scene-blueprint.ts'

/** Chooses the words of the language that a course is in. */
export type Say = (en: string, de: string) => string

/** What a course ends with, in one language: the same things, with the same program in blocks and in JavaScript. */
export interface Finished {
  readonly blocks: WorldBlueprint
  readonly script: WorldBlueprint
}

/** A course by its last page. */
export interface Course {
  readonly slug: string
  finished(locale: CodeLocale): Finished
}

interface Parts {
  readonly slug: string
  readonly name: { readonly en: string; readonly de: string }
  readonly things: (say: Say) => readonly EntityBlueprint[]
  readonly blocks: (say: Say) => readonly FileBlueprint[]
  readonly script: (say: Say) => string
}

/** A course of its parts, each of which is said in the language that is asked for. */
export const course = ({ slug, name, things, blocks, script }: Parts): Course => ({
  slug,
  finished(locale) {
    const say: Say = (en, de) => (locale === 'de' ? de : en)
    const world = { displayName: name[locale], entities: things(say) }
    return {
      blocks: { ...world, files: blocks(say) },
      script: { ...world, files: [{ name: 'index', kind: 'js', text: script(say) }] },
    }
  },
})
