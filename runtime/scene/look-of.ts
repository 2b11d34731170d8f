import { z } from 'zod'
import { Aframe } from '../../model/components/aframe.ts'
import { aframeValues } from '../../model/components/aframe-values.ts'
import { Avatar, avatarStyles } from '../../model/components/avatar.ts'
import { Camera } from '../../model/components/camera.ts'
import { Effect } from '../../model/components/effect.ts'
import { Environment } from '../../model/components/environment.ts'
import { Geometry } from '../../model/components/geometry.ts'
import { Hotspot } from '../../model/components/hotspot.ts'
import { Light } from '../../model/components/light.ts'
import { Material } from '../../model/components/material.ts'
import { Image, Imported, Sound, Video } from '../../model/components/media.ts'
import { Model } from '../../model/components/model.ts'
import { Player } from '../../model/components/player.ts'
import { Text } from '../../model/components/text.ts'
import { Sheet } from '../../model/doodle/sheet.ts'
import { entityKinds, isEntityKind } from '../../model/kinds/entity-kinds.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'

const Tint = Material
/** How much is seen of what has its own colours. */
const Share = Material.pick({ opacity: true })

/** The attribute values of the scene's own A-Frame components, by name. */
export const looks = {
  'world-model': Model.extend(Tint.shape),
  'world-shape': Geometry.extend(Tint.shape),
  'world-text': Text.extend(Share.shape),
  'world-doodle': Sheet,
  'world-hotspot': Hotspot,
  'world-light': Light,
  'world-environment': Environment,
  'world-player': z.object({ height: z.number(), style: z.enum(avatarStyles) }),
  'world-image': Image.extend(Share.shape),
  'world-sound': Sound,
  'world-video': Video,
  'world-imported': Imported.extend(Material.pick({ opacity: true, glow: true }).shape),
  'world-helper': z.object({ shape: z.enum(['camera', 'cursor']) }),
  'world-placeholder': z.object({}),
  'world-aframe': Aframe,
  'world-effect': Effect,
} as const
export type LookName = keyof typeof looks
export type LookData<N extends LookName> = z.infer<(typeof looks)[N]>
export type Look = { readonly [N in LookName]?: LookData<N> }

/**
 * How an entity is drawn. Total: an unknown kind, a missing component and a component that does not keep to its schema give the
 * placeholder box, and components that the frame does not know are left out.
 */
export function lookOf(entity: FrameEntity): Look {
  const { aframe, effect } = entity.components
  const own = ownLookOf(entity)
  const moving = effect && Effect.safeParse(effect).data
  return {
    ...own,
    ...(moving && { 'world-effect': moving }),
    ...(aframe && { 'world-aframe': aframeValues(entity.components) }),
  }
}

function ownLookOf(entity: FrameEntity): Look {
  const { kind, components } = entity
  if (!isEntityKind(kind)) return placeholder
  const { needs } = entityKinds[kind]
  const needed = needs === null ? undefined : components[needs]
  switch (kind) {
    case 'model':
    case 'shape':
      return drawn(`world-${kind}`, { ...tintOf(entity), ...needed })
    case 'hotspot': {
      const { color } = tintOf(entity)
      return drawn('world-hotspot', { ...needed, ...(color !== undefined && { color }) })
    }
    case 'doodle':
      return drawn('world-doodle', components.drawing)
    case 'text':
    case 'image': {
      const { opacity } = tintOf(entity)
      return drawn(`world-${kind}`, { ...needed, ...(opacity !== undefined && { opacity }) })
    }
    case 'imported': {
      const { opacity, glow } = tintOf(entity)
      const tint = { ...(opacity !== undefined && { opacity }), ...(glow !== undefined && { glow }) }
      return drawn('world-imported', { ...needed, ...tint })
    }
    case 'light':
    case 'environment':
    case 'sound':
    case 'video':
      return drawn(`world-${kind}`, needed)
    case 'player': {
      const player = Player.safeParse(needed)
      if (!player.success) return placeholder
      const style = Avatar.safeParse(components.avatar).data?.style ?? 'kid'
      return { 'world-player': { height: player.data.height, style } }
    }
    case 'camera':
      return Camera.safeParse(needed).success ? { 'world-helper': { shape: 'camera' } } : placeholder
    case 'cursor':
      return { 'world-helper': { shape: 'cursor' } }
    case 'aframe':
      return needed === undefined || !Aframe.safeParse(needed).success ? placeholder : {}
    case 'group':
      return {}
  }
}

const placeholder: Look = { 'world-placeholder': {} }

function drawn<N extends LookName>(name: N, data: unknown): Look {
  const parsed = looks[name].safeParse(data)
  return parsed.success ? { [name]: parsed.data } : placeholder
}

/** A broken material leaves the shape in its own colour rather than replacing it. */
function tintOf(entity: FrameEntity) {
  const tint = Tint.safeParse(entity.components.material)
  return tint.success ? tint.data : {}
}
