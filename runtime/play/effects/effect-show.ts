import type { SimEffectKind, SimEffectOf } from '../../simulation/sim-effect.ts'

/** Shows the effects of one kind. */
export interface EffectShow<Kind extends SimEffectKind> {
  show(effect: SimEffectOf<Kind>): void
  /** To be called before each picture, with the seconds that the run has gone on since the last one. */
  advance?(seconds: number): void
  /** The run waits, or goes on. */
  setPaused?(isPaused: boolean): void
  /** Takes away what is shown, and all that was to come. */
  end(): void
}
