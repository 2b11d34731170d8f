import type { EffectName } from '../../model/components/effect.ts'
import type { Vec3 } from '../../model/project/project.ts'

/** How far an effect takes a drawing from where it is at rest: metres of its own size, radians, factors. */
export interface EffectPose {
  readonly shift: Vec3
  readonly turn: Vec3
  readonly size: Vec3
}

const still: Vec3 = [0, 0, 0]
const full: Vec3 = [1, 1, 1]
const wave = (turns: number): number => Math.sin(turns * 2 * Math.PI)

/** Seconds of one repetition at the usual pace. */
const seconds: Readonly<Record<EffectName, number>> = {
  bounce: 1,
  float: 3,
  sway: 2.4,
  spin: 4,
  pulse: 1.6,
  shake: 0.24,
}

/** The pose of an effect after so many seconds; the same seconds always give the same one. */
export function effectPose(name: EffectName, time: number): EffectPose {
  const turns = time / seconds[name]
  const phase = turns - Math.floor(turns)
  switch (name) {
    case 'bounce': {
      const height = 4 * phase * (1 - phase)
      const squash = height < 0.2 ? 0.9 + height / 2 : 1
      return { shift: [0, height * 0.6, 0], turn: still, size: [2 - squash, squash, 2 - squash] }
    }
    case 'float':
      return { shift: [0, 0.25 + 0.2 * wave(phase), 0], turn: still, size: full }
    case 'sway':
      return { shift: still, turn: [0, 0, 0.14 * wave(phase)], size: full }
    case 'spin':
      return { shift: still, turn: [0, phase * 2 * Math.PI, 0], size: full }
    case 'pulse': {
      const factor = 1 + 0.12 * wave(phase)
      return { shift: still, turn: still, size: [factor, factor, factor] }
    }
    case 'shake':
      return { shift: [0.04 * wave(phase), 0, 0.025 * wave(phase * 2)], turn: still, size: full }
  }
}
