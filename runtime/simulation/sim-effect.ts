import type { EntityId } from '../../model/ids.ts'
import type { Vec3 } from './space/vec3.ts'

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

/** Languages that programs can let a text be read out in. */
export const voiceLanguages = ['en', 'de'] as const
export type VoiceLanguage = (typeof voiceLanguages)[number]

/** A sheet with a heading and words; `picture` is a file of the library as components name it. */
export interface PanelWords {
  readonly title: string
  readonly text: string
  readonly picture: string | null
}

/** What a program does with the camera; `place` in the world, metres. */
export type CameraEffect =
  /** The picture is what this thing sees. */
  | { readonly does: 'use'; readonly entityId: EntityId }
  | { readonly does: 'glide'; readonly place: Vec3; readonly seconds: number }
  /** It looks there from now on, and after the thing, if it is one. */
  | { readonly does: 'look'; readonly place: Vec3; readonly entityId: EntityId | null }
  /** Twice as near is 2; 1 is as usual. */
  | { readonly does: 'zoom'; readonly factor: number; readonly seconds: number }
  | { readonly does: 'shake'; readonly seconds: number }
  /** As it was before all of these. */
  | { readonly does: 'reset' }

/** What begins to be heard: a sound of the library or a file by its source, or a note by its key (60 is the C in the middle of a piano). */
export type SoundStart =
  | { readonly sound: string; readonly pitch: number; readonly share: number }
  | { readonly key: number; readonly seconds: number; readonly share: number }

/** Where a sound comes from: a thing, which it goes along with, or a place of the world. */
export type SoundFrom = { readonly entityId: EntityId } | { readonly place: Vec3 }

/** What a program does with sounds; a share is a loudness from 0 to 1. */
export type SoundEffect =
  | {
      readonly does: 'begin'
      readonly id: number
      readonly what: SoundStart
      readonly loops: boolean
      /** `null` = everywhere. */
      readonly from: SoundFrom | null
    }
  | { readonly does: 'end'; readonly id: number }
  /** How loud all of them are from now on. */
  | { readonly does: 'volume'; readonly share: number }

/** What a run lets people see or hear that no thing of the world is, by kind. All of it ends with the run. */
export interface SimEffects {
  /** Words over the picture in place of the last ones, until others come; none = they go. */
  readonly words: { readonly text: string }
  /** A sheet that the person can close, in place of the last one; `null` closes it. */
  readonly panel: { readonly panel: PanelWords | null }
  /** Score, health (0 to 100; `null` = it is not shown) and names of what the player carries. */
  readonly hud: {
    readonly score: number | null
    readonly health: number | null
    readonly bag: readonly string[]
  }
  /** The game is over. */
  readonly end: { readonly isWon: boolean; readonly text: string }
  readonly camera: CameraEffect
  /** Out of the eyes of the player, or from behind. */
  readonly view: { readonly view: 'eyes' | 'behind' }
  /** The picture becomes one colour (`#rrggbb`), or comes back. */
  readonly fade: { readonly isOut: boolean; readonly colour: string; readonly seconds: number }
  /** A photo of the picture, shown for a while. */
  readonly photo: object
  /** Specks that come out of a thing for so many seconds. */
  readonly particles: { readonly entityId: EntityId; readonly name: ParticleName; readonly seconds: number }
  /** A question that the person answers, in place of the last one; `null` = nothing is asked any more. */
  readonly question: { readonly text: string | null }
  /** A value that is shown under its name; `null` takes it away. */
  readonly value: { readonly name: string; readonly text: string | null }
  readonly sound: SoundEffect
  /** A text that is read out for so many seconds, in place of the last one; `null` = silence. `language` as people chose it, `null` = theirs. */
  readonly voice: {
    readonly text: string | null
    readonly language: VoiceLanguage | null
    readonly seconds: number
    /** How loud, from 0 to 1. */
    readonly share: number
  }
  /** A film or a sound that stands in the scene goes on, or waits. */
  readonly film: { readonly entityId: EntityId; readonly isPlaying: boolean }
  /** The run ends, and the scene of this name begins; `null` = the same again. */
  readonly scene: { readonly name: string | null }
}

export type SimEffectKind = keyof SimEffects
export type SimEffectOf<Kind extends SimEffectKind> = { readonly kind: Kind } & SimEffects[Kind]

/** Something that happens once; it changes nothing of what scripts can ask for. */
export type SimEffect = { [Kind in SimEffectKind]: SimEffectOf<Kind> }[SimEffectKind]
