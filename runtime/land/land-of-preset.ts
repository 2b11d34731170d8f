import type { Environment } from '../../model/components/environment.ts'

type Preset = Environment['preset']

/** What the hills of each land do; below 0 they go down into the sea. */
const flat = 0.25
const dunes = 0.6
const shore = -1.8

/** How steep the hills around are, see `hillHeight`. */
export const steepnessOf: Readonly<Record<Preset, number>> = {
  plain: flat,
  forest: 1,
  desert: dunes,
  snow: 1,
  night: 1,
  space: dunes,
  island: shore,
  sunset: 1,
}

/** How far the water lies below level ground (m). */
export const seaLevel = -0.9

/** Where the water of a land is; `null` where it has none. */
export const waterOf = (preset: Preset): number | null => (preset === 'island' ? seaLevel : null)
