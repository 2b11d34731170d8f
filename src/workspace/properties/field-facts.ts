import { usualSize } from '../../../model/components/media.ts'

/** What a schema does not say of a number. */
export interface FieldFacts {
  /** Written behind it. */
  readonly unit: string
  /** Added by an arrow key or a small drag. */
  readonly step: number
  /** The numbers that there are to choose from; others stay as they are until one is chosen. */
  readonly choices?: readonly number[]
  /** What it is as long as it is not set, where that is not 1. */
  readonly usual?: number
  /** From 0 to 1, shown as per cent. */
  readonly isShare?: true
}

const metres = { unit: ' m', step: 0.1 }
const side = { ...metres, usual: usualSize }
const speed = { unit: ' m/s', step: 0.5 }
const degrees = { unit: '°', step: 1 }
const share = { unit: '', step: 0.05, isShare: true } as const

const known: Readonly<Record<string, FieldFacts>> = {
  'player.width': metres,
  'player.height': metres,
  'player.depth': metres,
  'player.jumpStartSpeed': speed,
  'player.jumpSpeed': speed,
  'player.movementSpeed': speed,
  'player.gravity': { unit: ' m/s²', step: 0.1 },
  'player.maxClimbAngle': { ...degrees, choices: [60, 90] },
  'character.jumpSpeed': speed,
  'camera.fov': degrees,
  'light.angle': degrees,
  'environment.fog.near': { unit: ' m', step: 1 },
  'environment.fog.far': { unit: ' m', step: 1 },
  'physics.mass': { unit: ' kg', step: 0.5 },
  'physics.bounciness': share,
  'physics.friction': share,
  'model.speed': { unit: ' ×', step: 0.1 },
  'effect.speed': { unit: ' ×', step: 0.1 },
  'image.size': side,
  'video.size': side,
  'imported.size': side,
  'imported.speed': { unit: ' ×', step: 0.1 },
  'sound.volume': share,
  'video.volume': share,
}

/** The facts of a number by its component and key: 'player.width'. */
export function factsOf(name: string, max: number): FieldFacts {
  return known[name] ?? { unit: '', step: max <= 1 ? 0.05 : max <= 10 ? 0.1 : 0.5 }
}
