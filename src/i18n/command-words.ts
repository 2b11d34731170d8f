import type { CommandType } from '../../commands/catalogue.ts'

type Noun = CommandType extends `${infer Noun}.${string}` ? Noun : never
type Verb<N extends string> = CommandType extends infer Type
  ? Type extends `${N}.${infer Verb}`
    ? Verb
    : never
  : never

/**
 * What each command did, to follow 'Undid: ' and to stand in the history: 'move Tree'. A command without words does not
 * compile. Variants are i18next's: `delete_other` by `count`, `hide_off` by `context`.
 */
export type CommandWords = {
  readonly [N in Noun]: { readonly [V in Verb<N>]: string } & {
    readonly [Variant in `${Verb<N>}_${string}`]: string
  }
}
