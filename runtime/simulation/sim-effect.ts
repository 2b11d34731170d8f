/** What a run lets people see or hear that no thing of the world is, by kind. All of it ends with the run. */
export interface SimEffects {
  /** Words over the picture in place of the last ones, until others come; none = they go. */
  readonly words: { readonly text: string }
}

export type SimEffectKind = keyof SimEffects
export type SimEffectOf<Kind extends SimEffectKind> = { readonly kind: Kind } & SimEffects[Kind]

/** Something that happens once; it changes nothing of what scripts can ask for. */
export type SimEffect = { [Kind in SimEffectKind]: SimEffectOf<Kind> }[SimEffectKind]
