import * as THREE from 'three'
import type { Entity, Project } from '../../model/project/project.ts'
import type { Pose } from '../../model/space/pose.ts'

/** The frame of a pose by the library that draws the scene. */
export function drawnMatrix({ position, rotation, scale }: Pose): THREE.Matrix4 {
  const [x, y, z] = rotation
  const turn = new THREE.Quaternion().setFromEuler(
    new THREE.Euler(
      THREE.MathUtils.degToRad(x),
      THREE.MathUtils.degToRad(y),
      THREE.MathUtils.degToRad(z),
      'YXZ',
    ),
  )
  return new THREE.Matrix4().compose(new THREE.Vector3(...position), turn, new THREE.Vector3(...scale))
}

/** Where that library draws an entity in the world. */
export function drawnInWorld(project: Project, entity: Entity): THREE.Matrix4 {
  const parent = entity.parentId === null ? undefined : project.entity(entity.parentId)
  const own = drawnMatrix(entity)
  return parent ? drawnInWorld(project, parent).multiply(own) : own
}
