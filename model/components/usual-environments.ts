import type { Environment } from './environment.ts'

type Preset = Environment['preset']

const haze = (color: string, near: number, far: number) => ({ color, near, far })

/** Sky, ground and haze that each of the surroundings comes with. */
export const usualEnvironments = {
  plain: { skyTop: '#8CC4E0', skyBottom: '#F3E3C4', ground: '#93BC5E' },
  forest: { skyTop: '#8CC4E0', skyBottom: '#F3E3C4', ground: '#93BC5E', fog: haze('#F3E3C4', 34, 90) },
  desert: { skyTop: '#7FBCD6', skyBottom: '#FBE3B8', ground: '#F0D7A2', fog: haze('#FBE3B8', 40, 130) },
  snow: { skyTop: '#9DC3E0', skyBottom: '#EAF0F4', ground: '#F3F1F0', fog: haze('#EAF0F4', 30, 100) },
  night: { skyTop: '#1B2148', skyBottom: '#3A3F7D', ground: '#3A5368', fog: haze('#333975', 30, 110) },
  space: { skyTop: '#141936', skyBottom: '#2B2A5E', ground: '#8A82A0', fog: haze('#2B2A5E', 60, 160) },
  island: { skyTop: '#7CC3E2', skyBottom: '#E6F3EE', ground: '#F0D7A2', fog: haze('#E6F3EE', 60, 150) },
  sunset: { skyTop: '#5B6FB0', skyBottom: '#FFB98A', ground: '#93A35E', fog: haze('#F7B08E', 36, 110) },
} as const satisfies Readonly<Record<Preset, Omit<Environment, 'preset'>>>
