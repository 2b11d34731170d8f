import type { ParticleName } from '../../simulation/sim-effect.ts'

/** How specks look and fly: metres, seconds. */
export interface ParticleStyle {
  readonly glyph: 'glow' | 'heart' | 'star' | 'ring' | 'flake'
  readonly colours: readonly string[]
  readonly size: number
  /** Upward speed at first, and what is added to it each second. */
  readonly rise: number
  readonly lift: number
  /** Speed away from the middle. */
  readonly spread: number
  readonly life: number
  /** Shines rather than covers. */
  readonly isBright?: true
}

export const particleStyles: Readonly<Record<ParticleName, ParticleStyle>> = {
  sparkle: {
    glyph: 'star',
    colours: ['#FFE9A8', '#FFC94D', '#FFFFFF'],
    size: 0.24,
    rise: 0.6,
    lift: 0,
    spread: 0.9,
    life: 0.9,
    isBright: true,
  },
  hearts: {
    glyph: 'heart',
    colours: ['#E5484D', '#F472B6'],
    size: 0.26,
    rise: 0.9,
    lift: 0.3,
    spread: 0.35,
    life: 1.4,
  },
  stars: {
    glyph: 'star',
    colours: ['#FFC94D', '#7BD12B', '#6EA8FF', '#FF5CB3'],
    size: 0.26,
    rise: 1.8,
    lift: -2.4,
    spread: 1,
    life: 1.3,
  },
  bubbles: {
    glyph: 'ring',
    colours: ['#BFE6FF', '#E6F6FF'],
    size: 0.22,
    rise: 0.5,
    lift: 0.4,
    spread: 0.3,
    life: 1.8,
  },
  smoke: {
    glyph: 'glow',
    colours: ['#8B93A7', '#B4B9CE'],
    size: 0.5,
    rise: 0.7,
    lift: 0.2,
    spread: 0.3,
    life: 1.8,
  },
  fire: {
    glyph: 'glow',
    colours: ['#FF6A1A', '#FFB400', '#E5484D'],
    size: 0.45,
    rise: 1.2,
    lift: 0.8,
    spread: 0.25,
    life: 0.8,
  },
  confetti: {
    glyph: 'flake',
    colours: ['#E5484D', '#FFC94D', '#53A206', '#2B6BD6', '#D41480'],
    size: 0.2,
    rise: 3,
    lift: -4.5,
    spread: 1.4,
    life: 1.6,
  },
  snow: { glyph: 'glow', colours: ['#FFFFFF'], size: 0.12, rise: -0.6, lift: 0, spread: 0.9, life: 1.8 },
}
