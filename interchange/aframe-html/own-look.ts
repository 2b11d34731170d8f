import { Camera } from '../../model/components/camera.ts'
import { Environment } from '../../model/components/environment.ts'
import { Geometry, type Primitive } from '../../model/components/geometry.ts'
import { Hotspot } from '../../model/components/hotspot.ts'
import { Light } from '../../model/components/light.ts'
import { Material } from '../../model/components/material.ts'
import { Text } from '../../model/components/text.ts'
import type { Entity } from '../../model/project/project.ts'

type Attributes = readonly (readonly [string, string])[]

/** What A-Frame shows for a thing of ours: on its own element, and on the scene. */
export interface OwnLook {
  readonly attributes: Attributes
  readonly scene: Attributes
}

const nothing: OwnLook = { attributes: [], scene: [] }

/** A-Frame's shapes of the same size; a pyramid is a cone with four sides. For what it has no shape for, the nearest that it has. */
const shapes: Readonly<Record<Primitive, string>> = {
  box: 'primitive: box',
  sphere: 'primitive: sphere; radius: 0.5',
  cylinder: 'primitive: cylinder; radius: 0.5; height: 1',
  cone: 'primitive: cone; radiusBottom: 0.5; radiusTop: 0; height: 1',
  plane: 'primitive: box; height: 0.02',
  torus: 'primitive: torus; radius: 0.36; radiusTubular: 0.14',
  pyramid:
    'primitive: cone; radiusBottom: 0.7071; radiusTop: 0; height: 1; segmentsRadial: 4; thetaStart: 45',
  capsule: 'primitive: cylinder; radius: 0.3; height: 1',
  'half-sphere': 'primitive: sphere; radius: 0.5; thetaLength: 90',
  ramp: 'primitive: box',
  stairs: 'primitive: box',
  arch: 'primitive: torus; radius: 0.38; radiusTubular: 0.12; arc: 180',
  tube: 'primitive: cylinder; radius: 0.5; height: 1; openEnded: true',
  hexagon: 'primitive: cylinder; radius: 0.5; height: 1; segmentsRadial: 6',
  diamond: 'primitive: octahedron; radius: 0.5',
  star: 'primitive: cylinder; radius: 0.5; height: 0.3; segmentsRadial: 5',
  heart: 'primitive: sphere; radius: 0.5',
}

/** The nearest that A-Frame has by itself for a thing of ours; nothing for what it has nothing for. */
export function ownLook({ kind, components }: Entity): OwnLook {
  const { data: material } = Material.safeParse(components.material)
  switch (kind) {
    case 'shape': {
      const { data } = Geometry.safeParse(components.geometry)
      if (!data) return nothing
      const opacity = material?.opacity === undefined ? '' : `; opacity: ${material.opacity}`
      return on([
        ['geometry', shapes[data.primitive]],
        ['material', `color: ${material?.color ?? '#ffc247'}${opacity}`],
        ['shadow', ''],
      ])
    }
    case 'text': {
      const { data } = Text.safeParse(components.text)
      if (!data) return nothing
      const value = data.value.replaceAll(';', ',')
      return on([['text', `value: ${value}; color: ${data.color}; align: center; width: 6; side: double`]])
    }
    case 'hotspot': {
      const { data } = Hotspot.safeParse(components.hotspot)
      if (!data) return nothing
      return on([
        ['geometry', 'primitive: sphere; radius: 0.4'],
        ['material', `color: ${data.color}`],
      ])
    }
    case 'light': {
      const { data } = Light.safeParse(components.light)
      return data ? on([['light', lightText(data)]]) : nothing
    }
    case 'camera': {
      const { data } = Camera.safeParse(components.camera)
      return on([
        ['camera', `fov: ${data?.fov ?? 80}`],
        ['look-controls', ''],
        ['wasd-controls', ''],
      ])
    }
    case 'environment': {
      const { data } = Environment.safeParse(components.environment)
      if (!data) return nothing
      const background = ['background', `color: ${data.skyTop}`] as const
      if (!data.fog) return { attributes: [], scene: [background] }
      const { color, near, far } = data.fog
      const fog = ['fog', `type: linear; color: ${color}; near: ${near}; far: ${far}`] as const
      return { attributes: [], scene: [background, fog] }
    }
    default:
      return nothing
  }
}

const on = (attributes: Attributes): OwnLook => ({ attributes, scene: [] })

function lightText({ type, color, groundColor, intensity, angle = 50 }: Light): string {
  switch (type) {
    case 'sun':
      return `type: directional; color: ${color}; intensity: ${intensity}; castShadow: true`
    case 'hemisphere':
      return `type: hemisphere; color: ${color}; groundColor: ${groundColor ?? color}; intensity: ${intensity}`
    case 'point':
      return `type: point; color: ${color}; intensity: ${intensity * 10}; distance: 12; decay: 1.8`
    case 'ambient':
      return `type: ambient; color: ${color}; intensity: ${intensity}`
    case 'spot':
      return `type: spot; color: ${color}; intensity: ${intensity * 40}; angle: ${angle / 2}; penumbra: 0.35; distance: 24; decay: 1.4`
  }
}
