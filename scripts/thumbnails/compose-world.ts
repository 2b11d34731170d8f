import type { Group, Object3D } from 'three'
import type { SceneBlueprint } from '../../content/templates/scene-blueprint.ts'
import { Avatar } from '../../model/components/avatar.ts'
import { Environment } from '../../model/components/environment.ts'
import { Geometry } from '../../model/components/geometry.ts'
import { Light } from '../../model/components/light.ts'
import { Material } from '../../model/components/material.ts'
import { Model } from '../../model/components/model.ts'
import { Player } from '../../model/components/player.ts'
import { tintOpacity } from '../../runtime/components/tint-opacity.ts'
import { buildEnvironment } from '../../runtime/models/build-environment.ts'
import { buildAvatar, buildModel } from '../../runtime/models/build-model.ts'
import { buildShape } from '../../runtime/models/build-shape.ts'
import type { Three } from '../../runtime/models/kit/three.ts'

type Blueprint = SceneBlueprint['entities'][number]

/** The entities of a starter scene as one group, for a picture; `keep` chooses them. */
export function composeWorld(
  three: Three,
  scene: SceneBlueprint,
  keep: (entity: Blueprint) => boolean,
): Group {
  const world = new three.Group()
  for (const entity of scene.entities.filter(keep)) {
    const object = drawn(three, entity)
    if (!object) continue
    const [pitch, yaw, roll] = entity.rotation ?? [0, 0, 0]
    const radians = Math.PI / 180
    tintOpacity(object, Material.safeParse(entity.components.material).data?.opacity)
    object.position.set(...entity.position)
    object.rotation.set(pitch * radians, yaw * radians, roll * radians, 'YXZ')
    object.scale.set(...(entity.scale ?? [1, 1, 1]))
    world.add(object)
  }
  return world
}

function drawn(three: Three, { kind, components }: Blueprint): Object3D | undefined {
  const color = components.material && Material.parse(components.material).color
  switch (kind) {
    case 'model':
      return buildModel(three, Model.parse(components.model).name, color === undefined ? {} : { color })
    case 'shape':
      return buildShape(three, Geometry.parse(components.geometry).primitive, color ?? '#ffc247')
    case 'environment':
      return buildEnvironment(three, Environment.parse(components.environment))
    case 'player': {
      const figure = buildAvatar(three, Avatar.parse(components.avatar).style)
      const height = new three.Box3().setFromObject(figure).max.y
      figure.scale.setScalar(Player.parse(components.player).height / height)
      return new three.Group().add(figure)
    }
    case 'light':
      return lamp(three, Light.parse(components.light))
    default:
      return undefined
  }
}

function lamp(three: Three, { type, color, groundColor, intensity }: Light): Object3D {
  if (type === 'hemisphere') return new three.HemisphereLight(color, groundColor ?? color, intensity)
  if (type === 'point') return new three.PointLight(color, intensity * 10, 12, 1.8)
  if (type === 'ambient') return new three.AmbientLight(color, intensity)
  if (type === 'spot') return new three.SpotLight(color, intensity * 40, 24, 0.45, 0.35, 1.4)
  const sun = new three.DirectionalLight(color, intensity)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.04
  sun.shadow.radius = 3
  Object.assign(sun.shadow.camera, { left: -24, right: 24, top: 24, bottom: -24, near: 1, far: 120 })
  return sun
}
