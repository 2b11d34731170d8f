import type { SimEffect, SimEffectKind, SimEffectOf } from '../../simulation/sim-effect.ts'
import type { EffectShow } from './effect-show.ts'

/** Who shows the effects of each kind. */
export type ShowTable = { readonly [Kind in SimEffectKind]: EffectShow<Kind> }

/** Shows all that a run tells of, as long as it lasts. */
export class EffectShows {
  readonly #table: ShowTable
  readonly #all: readonly EffectShow<never>[]
  #isPaused = false

  constructor(table: ShowTable) {
    this.#table = table
    this.#all = Object.values(table)
  }

  show(effects: readonly SimEffect[]): void {
    for (const effect of effects) show(this.#table, effect)
  }

  /** Before each picture, with the seconds that the run has gone on. */
  advance(seconds: number): void {
    for (const one of this.#all) one.advance?.(seconds)
  }

  setPaused(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return
    this.#isPaused = isPaused
    for (const one of this.#all) one.setPaused?.(isPaused)
  }

  end(): void {
    for (const one of this.#all) one.end()
  }
}

function show<Kind extends SimEffectKind>(table: ShowTable, effect: SimEffectOf<Kind>): void {
  const one: EffectShow<Kind> = table[effect.kind]
  one.show(effect)
}
