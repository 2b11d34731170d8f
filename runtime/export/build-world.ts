import type { Material, Object3D } from 'three'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { pivotOf } from '../components/pivot-of.ts'
import { buildAvatar, buildModel } from '../models/build-model.ts'
import { buildShape } from '../models/build-shape.ts'
import type { Three } from '../models/kit/three.ts'
import { environmentBuilder } from '../models/load-surroundings.ts'
import { fetchDrawings } from '../scene/fetch-drawings.ts'
import { type Look, lookOf } from '../scene/look-of.ts'
import { parentsFirst } from '../scene/parents-first.ts'
import { pivotShift } from '../scene/turn-about.ts'
import { aframeShape } from './aframe-shape.ts'
import { drawFile, type PlacedModel, paintFile } from './draw-file.ts'
import type { ExportFile, FindFile } from './export-file.ts'

export interface BuiltWorld {
  readonly root: Object3D
  /** Names of things that are words, light or nothing but behaviour: a model has no place for them. */
  readonly leftOut: readonly string[]
  /** What materials are painted with. */
  readonly pictures: ReadonlyMap<Material, ExportFile>
  /** Model files, unpacked, where they stand. */
  readonly models: ReadonlyMap<Object3D, PlacedModel>
}

const radians = Math.PI / 180
const unpainted = '#FFC247'

/** A scene as plain objects of three.js, without a page and without A-Frame: what is written to files. Hidden things are left out. */
export async function buildWorld(
  three: Three,
  entities: readonly FrameEntity[],
  find: FindFile = async () => undefined,
): Promise<BuiltWorld> {
  await fetchDrawings(entities)
  const root = new three.Group()
  const groups = new Map<string, Object3D>()
  const leftOut: string[] = []
  const pictures = new Map<Material, ExportFile>()
  const models = new Map<Object3D, PlacedModel>()
  for (const entity of parentsFirst(entities)) {
    const parent = entity.parentId === null ? root : groups.get(entity.parentId)
    if (!parent || entity.isHidden) continue
    const group = new three.Group()
    group.name = entity.name
    group.position.set(...entity.position)
    group.rotation.set(
      entity.rotation[0] * radians,
      entity.rotation[1] * radians,
      entity.rotation[2] * radians,
      'YXZ',
    )
    group.scale.set(...entity.scale)
    const look = lookOf(entity)
    const pivot = pivotOf(look['world-aframe'] ?? {})
    if (pivot) group.position.add(pivotShift(group, { pivot, grownFrom: null }, new three.Vector3()))
    const drawn = draw(three, look) ?? (await drawFile(three, look, find, { pictures, models }))
    const texture = (look['world-shape'] ?? look['world-model'])?.texture
    if (drawn && texture) await paintFile(three, drawn, texture, find, pictures)
    if (drawn) group.add(drawn)
    else if (entity.kind !== 'group' && entity.kind !== 'camera' && entity.kind !== 'cursor')
      leftOut.push(entity.name)
    parent.add(group)
    groups.set(entity.id, group)
  }
  return { root, leftOut, pictures, models }
}

function draw(three: Three, look: Look): Object3D | undefined {
  const model = look['world-model']
  if (model) {
    const { name, color, opacity } = model
    return seeThrough(buildModel(three, name, color === undefined ? {} : { color }), opacity)
  }
  const shape = look['world-shape']
  if (shape) return seeThrough(buildShape(three, shape.primitive, shape.color ?? unpainted), shape.opacity)
  const player = look['world-player']
  if (player) return buildAvatar(three, player.style)
  const environment = look['world-environment']
  if (environment) return environmentBuilder(environment.preset)?.(three, environment)
  const parts = look['world-aframe']
  return parts ? drawAframe(three, parts) : undefined
}

function drawAframe(three: Three, parts: NonNullable<Look['world-aframe']>): Object3D | undefined {
  const { geometry, material: look = {} } = parts
  if (typeof geometry !== 'object' || typeof look === 'string') return undefined
  const shape = aframeShape(three, geometry)
  if (!shape) return undefined
  const { color = '#ffffff', opacity, roughness, metalness, side, shader } = look
  const sides = { double: three.DoubleSide, back: three.BackSide }
  const settings = {
    color,
    side: side === 'double' || side === 'back' ? sides[side] : three.FrontSide,
    opacity: share(opacity, 1),
  }
  const material: Material =
    shader === 'flat'
      ? new three.MeshBasicMaterial(settings)
      : new three.MeshStandardMaterial({
          ...settings,
          roughness: share(roughness, 0.5),
          metalness: share(metalness, 0),
        })
  return new three.Mesh(shape, material)
}

const share = (text: string | undefined, usual: number): number => {
  const value = Number.parseFloat(text ?? '')
  return value >= 0 && value <= 1 ? value : usual
}

function seeThrough(object: Object3D, opacity: number | undefined): Object3D {
  if (opacity === undefined || opacity >= 1) return object
  object.traverse((part) => {
    if (!isMesh(part)) return
    const [material] = [part.material].flat()
    if (material) part.material = Object.assign(material.clone(), { opacity })
  })
  return object
}

const isMesh = (object: Object3D): object is Object3D & { material: Material | Material[] } =>
  'isMesh' in object && object.isMesh === true
