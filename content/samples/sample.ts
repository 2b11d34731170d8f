import type { JsonObject } from '../../model/json.ts'
import type { Vec3 } from '../../model/project/project.ts'
import type { WorldBlueprint } from '../templates/scene-blueprint.ts'
import type { SampleTexts } from './sample-texts.ts'

/** What somebody who tries a sample does, `at` so many seconds of its run. Things are named by id, keys as a `KeyboardEvent` does. */
export type SampleInput = { readonly at: number } & (
  | { readonly click: string }
  | { readonly key: string; readonly until: number }
  | { readonly point: string | null }
  | { readonly answer: string }
  | { readonly isPhone: boolean }
)

/** What can be seen or heard of a sample's run when it does what it is for. Metres, degrees. */
export type Expectation =
  /** Somebody says words in which these are. */
  | { readonly says: string; readonly who: string }
  /** Something happens that no thing of the world is: words, the score, the end, a sound, the camera. */
  | { readonly effect: JsonObject }
  /** A thing is like this for a moment at least. */
  | { readonly thing: string; readonly becomes: JsonObject }
  /** How far a thing goes in all, back and forth counted. */
  | { readonly thing: string; readonly goes: number }
  | { readonly thing: string; readonly turns: number }
  | { readonly thing: string; readonly rises: number }
  /** Where it stands at the end, within half a metre. */
  | { readonly thing: string; readonly ends: Vec3 }
  /** How many of its sort there are at the end; it has to be one of them. */
  | { readonly like: string; readonly count: number }
  | { readonly score: number }

/** A small world with a program in blocks that does one thing that one understands. */
export interface Sample extends SampleTexts {
  readonly slug: string
  /** Whether there is so much in it that it is a project to begin with: a goal, a score, things that play together. */
  readonly isProject: boolean
  readonly world: WorldBlueprint
  readonly tries: readonly SampleInput[]
  /** True after ten seconds in which somebody did what `tries` says. */
  readonly expects: readonly Expectation[]
}
