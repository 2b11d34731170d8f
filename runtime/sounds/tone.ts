/** One voice of a sound. Times in milliseconds, pitches in Hz; a list goes from its first value to its last in equal parts of the tone. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'square' | 'saw' | 'noise'
  readonly pitch?: number | readonly number[]
  readonly at?: number
  /** Up to the end of the sound, if it is left out. */
  readonly lasts?: number
  /** Beside those of the other voices. */
  readonly gain?: number
  /** How long it takes to be there, and how fast it fades: 0 stays to the end, 1 fades evenly, more sooner. */
  readonly attack?: number
  readonly fall?: number
  /** Trembling of its pitch: how often in a second, and by what share. */
  readonly vibrato?: readonly [number, number]
  /** Trembling of its loudness, up to a share. */
  readonly tremolo?: readonly [number, number]
  /** Lets only what is below, around or above a pitch through; `ring` makes that pitch ring, from 0.5 (not) to 20. */
  readonly filter?: {
    readonly kind: 'low' | 'band' | 'high'
    readonly pitch: number | readonly number[]
    readonly ring?: number
  }
}

/** A sound of the library. */
export interface Recipe {
  readonly tones: readonly Tone[]
  /** It has no end of its own: played again and again there is no gap to hear. */
  readonly isSteady?: true
}
