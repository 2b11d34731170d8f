import type { EntityId } from '../../model/ids.ts'

export const particleNames = [
  'sparkle',
  'hearts',
  'stars',
  'bubbles',
  'smoke',
  'fire',
  'confetti',
  'snow',
] as const
export type ParticleName = (typeof particleNames)[number]

/** A sheet with a heading and words; `picture` is a file of the library as components name it. */
export interface PanelWords {
  readonly title: string
  readonly text: string
  readonly picture: string | null
}

/** What a run lets people see or hear that no thing of the world is, by kind. All of it ends with the run. */
export interface SimEffects {
  /** Words over the picture in place of the last ones, until others come; none = they go. */
  readonly words: { readonly text: string }
  /** A sheet that the person can close, in place of the last one; `null` closes it. */
  readonly panel: { readonly panel: PanelWords | null }
  /** Specks that come out of a thing for so many seconds. */
  readonly particles: { readonly entityId: EntityId; readonly name: ParticleName; readonly seconds: number }
  /** A question that the person answers, in place of the last one; `null` = nothing is asked any more. */
  readonly question: { readonly text: string | null }
  /** A value that is shown under its name; `null` takes it away. */
  readonly value: { readonly name: string; readonly text: string | null }
  /** The run ends, and the scene of this name begins; `null` = the same again. */
  readonly scene: { readonly name: string | null }
}

export type SimEffectKind = keyof SimEffects
export type SimEffectOf<Kind extends SimEffectKind> = { readonly kind: Kind } & SimEffects[Kind]

/** Something that happens once; it changes nothing of what scripts can ask for. */
export type SimEffect = { [Kind in SimEffectKind]: SimEffectOf<Kind> }[SimEffectKind]
