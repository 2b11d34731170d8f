import type { BufferGeometry, Group } from 'three'
import type { AvatarStyle } from '../../model/components/avatar.ts'
import type { ModelName } from '../../model/components/model.ts'
import { sculptBall } from './ball.ts'
import { sculptBlocksAvatar } from './blocks-avatar.ts'
import { sculptBush } from './bush.ts'
import { sculptChick } from './chick.ts'
import { sculptCloud } from './cloud.ts'
import { sculptDragon } from './dragon.ts'
import { sculptFlag } from './flag.ts'
import { sculptFlowers } from './flowers.ts'
import { sculptHouse } from './house.ts'
import { sculptKid } from './kid.ts'
import { keepGeometry } from './kit/keep-geometry.ts'
import { createSculpture, type Sculpture } from './kit/sculpture.ts'
import { solidGroup } from './kit/solid-group.ts'
import type { Three } from './kit/three.ts'
import { sculptLantern } from './lantern.ts'
import { sculptLog } from './log.ts'
import { sculptMushroom } from './mushroom.ts'
import { sculptPath } from './path.ts'
import { sculptPine } from './pine.ts'
import { sculptPond } from './pond.ts'
import { sculptRock } from './rock.ts'
import { sculptSwing } from './swing.ts'
import { sculptTRex } from './t-rex.ts'
import { sculptTree } from './tree.ts'
import { sculptTreehouse } from './treehouse.ts'

interface Recipe {
  readonly sculpt: (sculpture: Sculpture) => void
  readonly seed: number
  /** What floats has its origin in its middle and no shade of the ground. */
  readonly floats?: true
}

const recipes: Readonly<Record<ModelName | 'blocks-avatar' | 'far-tree' | 'far-pine' | 'far-bush', Recipe>> =
  {
    'far-tree': { sculpt: (sculpture) => sculptTree(sculpture, 'far'), seed: 12 },
    'far-pine': { sculpt: (sculpture) => sculptPine(sculpture, 'far'), seed: 12 },
    'far-bush': { sculpt: (sculpture) => sculptBush(sculpture, 'far'), seed: 12 },
    'blocks-avatar': { sculpt: sculptBlocksAvatar, seed: 12 },
    tree: { sculpt: (sculpture) => sculptTree(sculpture), seed: 12 },
    pine: { sculpt: (sculpture) => sculptPine(sculpture), seed: 12 },
    bush: { sculpt: (sculpture) => sculptBush(sculpture), seed: 12 },
    flowers: { sculpt: sculptFlowers, seed: 12 },
    mushroom: { sculpt: sculptMushroom, seed: 12 },
    rock: { sculpt: sculptRock, seed: 12 },
    house: { sculpt: sculptHouse, seed: 12 },
    lantern: { sculpt: sculptLantern, seed: 12 },
    swing: { sculpt: sculptSwing, seed: 12 },
    treehouse: { sculpt: sculptTreehouse, seed: 11 },
    pond: { sculpt: sculptPond, seed: 12 },
    log: { sculpt: sculptLog, seed: 12 },
    path: { sculpt: sculptPath, seed: 12 },
    cloud: { sculpt: sculptCloud, seed: 12, floats: true },
    flag: { sculpt: sculptFlag, seed: 12 },
    ball: { sculpt: sculptBall, seed: 12 },
    kid: { sculpt: sculptKid, seed: 12 },
    chick: { sculpt: sculptChick, seed: 12 },
    dragon: { sculpt: sculptDragon, seed: 12 },
    't-rex': { sculpt: sculptTRex, seed: 12 },
  }

/**
 * The geometry of a model: one buffer with flat normals and vertex colours (shade baked in), the same every time.
 * Metres; the origin is the bottom centre (the middle for clouds); faces look along +z, which is local forward.
 * `color` (`#rrggbb`) tints the model's main part. Kept and shared per name and colour: do not change it.
 */
export function modelGeometry(three: Three, name: keyof typeof recipes, color?: string): BufferGeometry {
  const { sculpt, seed, floats } = recipes[name]
  return keepGeometry(three, `${name} ${color ?? ''}`, () => {
    const sculpture = createSculpture(three, { seed, tint: color, isGrounded: floats !== true })
    sculpt(sculpture)
    return sculpture.finish()
  })
}

/**
 * A shipped model as a group of one mesh that casts and receives shadows. Geometry and material are shared by all
 * models: whoever wants another opacity gives the mesh a clone of the material.
 */
export const buildModel = (three: Three, name: ModelName, options: { readonly color?: string } = {}): Group =>
  solidGroup(three, name, modelGeometry(three, name, options.color))

/** The player's figure, like a model; `blocks` is made of boxes. */
export const buildAvatar = (three: Three, style: AvatarStyle): Group =>
  solidGroup(three, style, modelGeometry(three, style === 'blocks' ? 'blocks-avatar' : 'kid'))
