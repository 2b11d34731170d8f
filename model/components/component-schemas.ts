import type { z } from 'zod'
import type { JsonObject } from '../json.ts'
import { Aframe } from './aframe.ts'
import { Avatar } from './avatar.ts'
import { Camera } from './camera.ts'
import { Character } from './character.ts'
import { Effect } from './effect.ts'
import { Environment } from './environment.ts'
import { Geometry } from './geometry.ts'
import { Hotspot } from './hotspot.ts'
import { Light } from './light.ts'
import { Material } from './material.ts'
import { Image, Imported, Sound, Video } from './media.ts'
import { Model } from './model.ts'
import { Physics } from './physics.ts'
import { Player } from './player.ts'
import { ShownDoodle } from './shown-doodle.ts'
import { Text } from './text.ts'

/** What is known of each component's value. */
export const componentSchemas = {
  aframe: Aframe,
  avatar: Avatar,
  camera: Camera,
  character: Character,
  doodle: ShownDoodle,
  effect: Effect,
  environment: Environment,
  geometry: Geometry,
  hotspot: Hotspot,
  image: Image,
  imported: Imported,
  light: Light,
  material: Material,
  model: Model,
  physics: Physics,
  player: Player,
  sound: Sound,
  text: Text,
  video: Video,
} as const satisfies Record<string, z.ZodType>

/** False only for a component that is known and does not fit; unknown ones of newer versions pass. */
export function isComponentValue(component: string, value: JsonObject): boolean {
  if (!isKnown(component)) return true
  return componentSchemas[component].safeParse(value).success
}

const isKnown = (component: string): component is keyof typeof componentSchemas =>
  Object.hasOwn(componentSchemas, component)
