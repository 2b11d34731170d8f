import type { BufferGeometry, Group } from 'three'
import type { AvatarStyle } from '../../model/components/avatar.ts'
import type { HotspotSign } from '../../model/components/hotspot.ts'
import type { ModelName } from '../../model/components/model.ts'
import { keepGeometry } from './kit/keep-geometry.ts'
import { createSculpture } from './kit/sculpture.ts'
import { solidGroup } from './kit/solid-group.ts'
import type { Three } from './kit/three.ts'
import { recipeOf } from './known-recipes.ts'
import type { RecipeName } from './recipe.ts'

const usualSeed = 12

/**
 * The geometry of a model: one buffer with flat normals and vertex colours (shade baked in), the same every time.
 * Metres; the origin is the bottom centre (the middle for what floats); faces look along +z, which is local forward.
 * `color` (`#rrggbb`) tints the model's main part. Kept and shared per name and colour: do not change it. Its recipe must have
 * been loaded (`loadRecipes`).
 */
export function modelGeometry(three: Three, name: RecipeName, color?: string): BufferGeometry {
  const recipe = recipeOf(name)
  if (!recipe) throw new Error(`The recipe of ${name} was not loaded`)
  const { sculpt, seed = usualSeed, floats } = recipe
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
  solidGroup(three, style, modelGeometry(three, `${style}-avatar`))

/** The sign of a hotspot, like a model; its disc in this colour. */
export const buildHotspot = (three: Three, sign: HotspotSign, color: string): Group =>
  solidGroup(three, sign, modelGeometry(three, `${sign}-hotspot`, color))
