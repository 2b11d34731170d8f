import type { helperCatalogue } from '../../../language/helper-api/helper-catalogue.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import type { Played } from '../seen-in-frame/play-programs.ts'
import type { Seen } from '../seen-in-frame/seen.ts'

type Owner = keyof typeof helperCatalogue
/** Every helper, as `item.moveUp`. */
export type HelperName = { [Of in Owner]: `${Of}.${keyof (typeof helperCatalogue)[Of] & string}` }[Owner]
export type CasesOf<Of extends Owner> = Readonly<
  Record<`${Of}.${keyof (typeof helperCatalogue)[Of] & string}`, HelperCase>
>

/** A script that calls a helper, and what there is to see of it in the frame. */
export interface HelperCase {
  /** The run that it is played in; cases of one run must not meet. */
  readonly run?: string
  /**
   * JavaScript that calls the helper. `me` is a thing of the case’s own, `other` another one that stands at [4, 0, 4]; `tell` writes into the
   * console, numbers on two digits.
   */
  readonly does: string
  /** What it tells, line by line. */
  readonly tells?: readonly string[]
  readonly me?: Parameters<typeof frameEntity>[1]
  readonly other?: Parameters<typeof frameEntity>[1]
  readonly things?: readonly FrameEntity[]
  readonly inputs?: Played['inputs']
  readonly sees?: (seen: Seen) => void
}

const idOf = (name: string): string => name.replace('.', '-')
/** What the thing of a case is called. */
export const me = (name: HelperName): string => idOf(name)

/** The program of a case. */
export function playedHelper([name, helper]: readonly [name: string, of: HelperCase]): Played {
  const id = idOf(name)
  const source = `const me = scene.byId('${id}')
const other = scene.byId('${id}-other')
const tell = (...values) => console.log('${name}', ...values.map((value) => typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value))
${helper.does}`
  const things = [
    frameEntity(id, helper.me),
    frameEntity(`${id}-other`, { position: [4, 0, 4], ...helper.other }),
    ...(helper.things ?? []),
  ]
  return { name: id, source, things, inputs: helper.inputs ?? {} }
}

/** What a case has told. */
export const toldBy = ({ logs }: Seen, name: string): readonly string[] =>
  logs.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []))
