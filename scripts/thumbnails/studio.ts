import type { Object3D } from 'three'
import type { EntityBlueprint } from '../../content/templates/scene-blueprint.ts'
import type { TemplateSlug, TileSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import type { AvatarStyle } from '../../model/components/avatar.ts'
import { Camera } from '../../model/components/camera.ts'
import { Environment } from '../../model/components/environment.ts'
import type { Primitive } from '../../model/components/geometry.ts'
import type { HotspotSign } from '../../model/components/hotspot.ts'
import type { ModelName } from '../../model/components/model.ts'
import { buildAvatar, buildHotspot, buildModel } from '../../runtime/models/build-model.ts'
import { buildShape } from '../../runtime/models/build-shape.ts'
import { familyOf } from '../../runtime/models/family-of.ts'
import type { Three } from '../../runtime/models/kit/three.ts'
import { isRecipeName, loadRecipes } from '../../runtime/models/load-recipes.ts'
import { hotspotColours } from '../../src/workspace/left/hotspot-things.ts'
import { shapeColours } from '../../src/workspace/left/shape-colours.ts'
import { composeWorld } from './compose-world.ts'
import { environmentView } from './environment-view.ts'
import { type Lens, lensAt, photograph } from './photograph.ts'
import { pictureOfLetters } from './picture-of-letters.ts'
import { signOf } from './sign-of.ts'
import { tray } from './tray.ts'

/** Page side of `render-thumbnails`: runs beside A-Frame's three.js and answers each call with a picture as a data URL. */
const three = (globalThis as unknown as { THREE: Three }).THREE
const renderer = new three.WebGLRenderer({ alpha: true, antialias: false })
renderer.shadowMap.enabled = true
renderer.shadowMap.type = three.PCFShadowMap

/** Object on nothing: azimuth 32°, elevation 18°, lens 20°, as large as it fits. */
function portrait(object: Object3D, edge = 160, samples = 40): string {
  const box = new three.Box3().setFromObject(object, true)
  const middle = box.getCenter(new three.Vector3())
  const lens = { azimuth: 32, elevation: 18, angle: 20, distance: 1, target: middle.toArray() } as const
  const probe = lensAt(three, { ...lens, distance: 100 }, 1)
  probe.updateMatrixWorld()
  const toView = probe.matrixWorldInverse
  const seen = new three.Box3()
  object.updateMatrixWorld(true)
  object.traverse((part) => {
    if (!(part instanceof three.Mesh)) return
    const position = part.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      seen.expandByPoint(
        new three.Vector3()
          .fromBufferAttribute(position, i)
          .applyMatrix4(part.matrixWorld)
          .applyMatrix4(toView),
      )
    }
  })
  const size = seen.getSize(new three.Vector3())
  const across = Math.max(size.x, size.y)
  const shift = seen.getCenter(new three.Vector3()).setZ(-100).applyMatrix4(probe.matrixWorld)
  const distance = across / 2 / Math.tan((10 * Math.PI) / 180) / 0.9 + size.z / 2
  const camera = lensAt(three, { ...lens, distance, target: shift.toArray() }, 1)
  const picture = { width: edge, height: edge, samples, quality: 0.86 }
  return photograph(three, renderer, object, camera, picture, { azimuth: 32, reach: across * 0.9 })
}

const onTray = (reach: number) => (entity: EntityBlueprint) =>
  entity.kind !== 'environment' &&
  entity.kind !== 'light' &&
  Math.max(Math.abs(entity.position[0]), Math.abs(entity.position[2])) < reach

/** Edge (m) and ground of a world's tray, and from where it is seen. */
interface Tray {
  readonly size: number
  readonly ground: string
  readonly lens: Lens
  readonly backdrop: readonly [string, string]
  readonly isNight?: boolean
  /** What is in the picture only: things from further away, or that the world makes when it runs. */
  readonly extras?: readonly {
    readonly model: ModelName
    readonly at: readonly [number, number, number]
    readonly size: number
  }[]
}

const trays = {
  treehouse: {
    size: 14,
    ground: '#89b455',
    lens: { azimuth: 24, elevation: 17, angle: 22, distance: 51, target: [0, 4.3, 0] },
    backdrop: ['#cfe9e2', '#f8e2b6'],
    extras: [
      { model: 'pine', at: [-5, 0, -4.6], size: 1 },
      { model: 'pine', at: [5.3, 0, -4.4], size: 1.05 },
      { model: 'pine', at: [5.6, 0, -1.8], size: 0.75 },
    ],
  },
  blank: {
    size: 8,
    ground: '#9cc163',
    lens: { azimuth: 30, elevation: 22, angle: 22, distance: 25, target: [0, 0.7, 0] },
    backdrop: ['#d3ebf2', '#fbeed3'],
  },
  'maze-terrain': {
    size: 33,
    ground: '#a9c76b',
    lens: { azimuth: 38, elevation: 38, angle: 22, distance: 106, target: [0, -1.4, 0] },
    backdrop: ['#fbe6c0', '#e9f2cc'],
  },
  'minecraft-terrain': {
    size: 16,
    ground: '#43aec6',
    lens: { azimuth: 38, elevation: 30, angle: 22, distance: 54, target: [0, 1.2, 0] },
    backdrop: ['#cde8f0', '#eaf2cf'],
  },
  castle: {
    size: 28,
    ground: '#93bc5e',
    lens: { azimuth: 34, elevation: 25, angle: 22, distance: 92, target: [0, 2.4, 0] },
    backdrop: ['#d6e4f4', '#fbe7cf'],
  },
  village: {
    size: 24,
    ground: '#a6ca68',
    lens: { azimuth: 36, elevation: 29, angle: 22, distance: 79, target: [0, 0.8, 0] },
    backdrop: ['#fbe3c6', '#ddefd9'],
  },
  space: {
    size: 22.2,
    ground: '#b9b1c2',
    lens: { azimuth: 30, elevation: 26, angle: 22, distance: 72, target: [0, 2.6, 0] },
    backdrop: ['#1b2148', '#3a2f6b'],
    isNight: true,
    extras: [
      { model: 'saturn', at: [5.6, 8.8, -7], size: 2.5 },
      { model: 'earth', at: [-6.6, 9, -6], size: 1.1 },
    ],
  },
  'rocket-launch': {
    size: 20,
    ground: '#a3c46c',
    lens: { azimuth: 32, elevation: 19, angle: 22, distance: 70, target: [0, 3.2, -0.6] },
    backdrop: ['#bfe0ee', '#fbe3c2'],
    extras: [
      { model: 'pine', at: [-8.2, 0, 4.6], size: 1.05 },
      { model: 'pine', at: [-6.9, 0, 7.4], size: 0.8 },
      { model: 'pine', at: [8.4, 0, -0.4], size: 0.8 },
      { model: 'chick', at: [6.7, 0, 4.2], size: 1.4 },
    ],
  },
  arena: {
    size: 33,
    ground: '#edd09a',
    lens: { azimuth: 34, elevation: 32, angle: 22, distance: 108, target: [0, 2.6, 0] },
    backdrop: ['#f9d9b0', '#f6ebc9'],
  },
} as const satisfies Record<TileSlug, Tray>

/** The world on its tray, with what its picture has besides. */
function diorama(slug: TileSlug): Object3D {
  const tile: Tray = trays[slug]
  const world = composeWorld(three, templates[slug].blueprint, onTray(tile.size / 2 - 0.9))
  world.add(tray(three, tile.size, tile.ground))
  for (const { model, at, size } of tile.extras ?? []) {
    const object = buildModel(three, model)
    object.position.set(...at)
    object.scale.setScalar(size)
    world.add(object)
  }
  return world
}

const studio = {
  /** To be called before anything is taken. */
  open: () => loadRecipes(Object.keys(familyOf).filter(isRecipeName)),
  /** `edge` in pixels, larger for a close look; fewer `samples` are coarser and faster. */
  model: (name: ModelName, edge?: number, samples?: number) =>
    portrait(buildModel(three, name), edge, samples),
  shape: (name: Primitive) => portrait(buildShape(three, name, shapeColours[name])),
  sign: (name: Parameters<typeof signOf>[1]) => portrait(signOf(three, name)),
  /** 160 × 160, with the sky. */
  environment(preset: Environment['preset'], edge = 160): string {
    const { world, camera, environment } = environmentView(three, preset)
    const picture = { width: edge, height: edge, samples: 16, quality: 0.86 }
    return photograph(three, renderer, world, camera, picture, undefined, environment.fog)
  },
  figure: (style: AvatarStyle) => portrait(buildAvatar(three, style)),
  hotspot: (sign: HotspotSign) => portrait(buildHotspot(three, sign, hotspotColours[sign])),
  letters: pictureOfLetters,
  tile(slug: TileSlug): string {
    const { size, lens, backdrop, isNight = false }: Tray = trays[slug]
    const picture = { width: 640, height: 480, samples: 40, backdrop, quality: 0.86 }
    const light = { azimuth: lens.azimuth, reach: size * 0.85, isNight }
    return photograph(three, renderer, diorama(slug), lensAt(three, lens, 4 / 3), picture, light)
  },
  /** The tree house on its tray, large and on nothing. */
  hero(): string {
    const [width, height] = [1000, 860]
    const lens = { ...trays.treehouse.lens, distance: 46.5, target: [-0.5, 3.5, 0] } as const
    const picture = { width, height, samples: 40, quality: 0.84 }
    const light = { azimuth: lens.azimuth, reach: 12 }
    return photograph(
      three,
      renderer,
      diorama('treehouse'),
      lensAt(three, lens, width / height),
      picture,
      light,
    )
  },
  /** The world as it looks when it is opened: its own lights, from where its camera stands. */
  view(slug: TemplateSlug, width: number, height: number, samples: number): string {
    const scene = templates[slug].blueprint
    const stand = scene.entities.find(({ kind }) => kind === 'camera')
    const surroundings = scene.entities.find(({ kind }) => kind === 'environment')
    if (!stand || !surroundings) throw new Error(`${slug} has no camera or no environment`)
    const camera = new three.PerspectiveCamera(
      Camera.parse(stand.components.camera).fov,
      width / height,
      0.1,
      600,
    )
    const [pitch, yaw] = stand.rotation ?? [0, 0]
    camera.position.set(...stand.position)
    camera.rotation.set((pitch * Math.PI) / 180, (yaw * Math.PI) / 180, 0, 'YXZ')
    const { fog } = Environment.parse(surroundings.components.environment)
    const world = composeWorld(three, scene, () => true)
    return photograph(
      three,
      renderer,
      world,
      camera,
      { width, height, samples, quality: 0.86 },
      undefined,
      fog,
    )
  },
}

Object.assign(globalThis, { studio })
export type Studio = typeof studio
