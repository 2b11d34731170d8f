import type { Said } from '../locale.ts'

/** Types as they stand in the typings. */
export type HelperType =
  | 'number'
  | 'string'
  | 'boolean'
  | 'void'
  | 'ThingName'
  | 'MessageName'
  | 'SceneName'
  | 'SoundName'
  | 'unknown'
  | 'Promise<void>'
  | 'Promise<string>'
  | 'number[]'
  | 'any[]'
  | 'Record<string, any>'
  | 'Device'
  | 'Sound'
  | 'Sounding'
  | 'Beats'
  | 'Note'
  | 'Drum'
  | 'Language'
  | 'Item'
  | 'Item | null'
  | 'Item[]'
  | 'Item | string'
  | 'Player'
  | 'Place'
  | 'Place[]'
  | 'Following'
  | 'Circling'
  | 'Point'
  | 'Axis'
  | 'Key'
  | 'Seconds'
  | 'At'
  | 'Scene'
  | 'Screen'
  | 'World'
  | 'Camera'
  | 'Game'
  | 'Fading'
  | 'FadeWay'
  | 'View'
  | 'Surroundings'
  | 'PanelOptions'
  | 'Xr'
  | 'Ar'
  | 'HandButton'
  | "(hand: 'left' | 'right' | 'none') => unknown"
  | 'PhysicsKind'
  | 'Way'
  | '(speed: number) => unknown'
  | 'Pattern'
  | 'Font'
  | 'Particles'
  | 'Clip'
  | 'Effect'
  | 'Console'
  | '() => unknown'
  | '(other: Item) => unknown'
  | '(item: Item) => unknown'
  | '(copy: Item) => unknown'
  | '(zone: Item) => unknown'
  | '(value: any) => unknown'

export interface HelperParameter {
  readonly name: string
  readonly type: HelperType
  readonly isOptional?: true
  /** Takes any number of values. */
  readonly isRest?: true
  readonly words: Said
}

/** One name of the helper API. */
export type HelperEntry =
  | {
      readonly kind: 'call'
      readonly parameters: readonly HelperParameter[]
      readonly returns: HelperType
      readonly words: Said
    }
  | {
      readonly kind: 'value'
      readonly type: HelperType
      /** What may be assigned, if that is more than what is read. */
      readonly takes?: HelperType
      readonly isReadOnly?: true
      readonly words: Said
    }

export type HelperEntries = Readonly<Record<string, HelperEntry>>
