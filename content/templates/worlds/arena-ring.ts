import { cosDegrees, sinDegrees } from '../../../model/space/exact-trig.ts'
import { placed } from '../placed.ts'
import type { EntityBlueprint } from '../scene-blueprint.ts'

/** Metres from the middle of the stage to the wall: as the models are made (`runtime/models/arena`). */
const radius = 13.7
const flags = ['#d8427f', '#ffc247', '#43aec6'] as const

const rounded = (metres: number): number => Math.round(metres * 1000) / 1000

type Piece = 'arena-gate' | 'arena-wall' | 'arena-terrace' | 'arena-stand'
const names: Readonly<Record<Piece, string>> = {
  'arena-gate': 'Gate',
  'arena-wall': 'Low Wall',
  'arena-terrace': 'Terrace',
  'arena-stand': 'Grandstand',
}

/** From the gate on, against the hands of a clock: low where one looks in, then higher and full of people. */
const ring: readonly Piece[] = [
  'arena-gate',
  'arena-wall',
  'arena-wall',
  'arena-terrace',
  'arena-stand',
  'arena-stand',
  'arena-stand',
  'arena-stand',
  'arena-stand',
  'arena-stand',
  'arena-terrace',
  'arena-wall',
]

/** The arena's twelve pieces around the middle of the world. */
export const arenaRing: readonly EntityBlueprint[] = ring.map((model, index) => {
  const degrees = (index * 360) / ring.length
  const place = [rounded(sinDegrees(degrees) * radius), 0, rounded(cosDegrees(degrees) * radius)] as const
  const number = ring.slice(0, index + 1).filter((other) => other === model).length
  const hasCrowd = model === 'arena-stand' || model === 'arena-terrace'
  return placed(model, number > 1 ? `${names[model]} ${number}` : names[model], place, {
    turn: (degrees + 180) % 360,
    body: 'fixed',
    color: flags[index % flags.length] ?? flags[0],
    ...(hasCrowd ? { clip: 'idle' as const } : {}),
  })
})
