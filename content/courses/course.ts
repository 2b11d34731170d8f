import type { CodeLocale } from '../../language/locale.ts'
import type { EntityBlueprint, FileBlueprint, WorldBlueprint } from '../templates/scene-blueprint.ts'
import type { CourseStepPlan } from './course-step.ts'

/** Chooses the words of the language that a course is in. */
export type Say = (en: string, de: string) => string

/** What a course ends with, in one language: the same things, with the same program in blocks and in JavaScript. */
export interface Finished {
  readonly blocks: WorldBlueprint
  readonly script: WorldBlueprint
}

/** A course: its steps, the world that it begins in and what it ends with. */
export interface Course<Slug extends string = string> {
  readonly slug: Slug
  readonly steps: readonly CourseStepPlan[]
  /** The stage without what the steps are about, and an empty program of blocks. */
  start(locale: CodeLocale): WorldBlueprint
  finished(locale: CodeLocale): Finished
}

interface Parts<Slug extends string> {
  readonly slug: Slug
  readonly steps: readonly CourseStepPlan[]
  /** Ids of the things that are not there at the start. */
  readonly later: ReadonlySet<string>
  readonly name: { readonly en: string; readonly de: string }
  readonly things: (say: Say) => readonly EntityBlueprint[]
  readonly blocks: (say: Say) => readonly FileBlueprint[]
  readonly script: (say: Say) => string
}

/** A course of its parts, each of which is said in the language that is asked for. */
export const course = <const Slug extends string>({
  slug,
  name,
  steps,
  later,
  things,
  blocks,
  script,
}: Parts<Slug>): Course<Slug> => ({
  slug,
  steps,
  start(locale) {
    const say: Say = (en, de) => (locale === 'de' ? de : en)
    return {
      displayName: name[locale],
      entities: things(say).filter(({ id, inside }) => !later.has(id) && !later.has(inside ?? '')),
      files: [{ name: 'index', kind: 'blocks', stacks: [] }],
    }
  },
  finished(locale) {
    const say: Say = (en, de) => (locale === 'de' ? de : en)
    const world = { displayName: name[locale], entities: things(say) }
    return {
      blocks: { ...world, files: blocks(say) },
      script: { ...world, files: [{ name: 'index', kind: 'js', text: script(say) }] },
    }
  },
})
