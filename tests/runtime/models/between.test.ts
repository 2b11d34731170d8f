import { expect, test } from 'vitest'
import { buildModel } from '../../../runtime/models/build-model.ts'
import { between } from '../../../runtime/models/clips/between.ts'
import { createPuppet, type Puppet } from '../../../runtime/models/clips/puppet.ts'
import { recipeOf } from '../../../runtime/models/known-recipes.ts'
import { loadRecipes } from '../../../runtime/models/load-recipes.ts'
import { headlessThree as three } from './headless-three.ts'

test('a pose half way to another has half of each joint, also of those that one of the two leaves at rest', () => {
  const wave = { arm: { turn: [0, 0, 2], size: [1, 3, 1] } } as const
  const kick = { leg: { shift: [4, 0, 0] } } as const
  expect(between(wave, kick, 0.5)).toEqual({
    arm: { turn: [0, 0, 1], shift: [0, 0, 0], size: [1, 2, 1] },
    leg: { turn: [0, 0, 0], shift: [2, 0, 0], size: [1, 1, 1] },
  })
})

await loadRecipes(['dog'])

/** How every joint of a puppet of a dog is turned after so many seconds. */
function turns(puppet: Puppet, seconds: number): readonly number[] {
  puppet.show(seconds)
  const found: number[] = []
  puppet.object.traverse(({ rotation }) => found.push(rotation.x, rotation.y, rotation.z))
  return found
}

function dog(before?: Parameters<typeof createPuppet>[3]['before']): Puppet {
  const object = buildModel(three, 'dog')
  const [still] = object.children
  const { walk } = recipeOf('dog')?.clips ?? {}
  if (!(still instanceof three.Mesh) || !walk) throw new Error('a dog walks')
  return createPuppet(three, object, still, { clip: walk, speed: 1, phase: 0, ...(before && { before }) })
}

test('a puppet goes over from what it did before, and is only in its new clip after the seconds of it', () => {
  const { idle } = recipeOf('dog')?.clips ?? {}
  if (!idle) throw new Error('a dog rests')
  const blended = dog({ clip: idle, speed: 1, seconds: 2 })
  const atOnce = dog()
  expect(turns(blended, 5)).not.toEqual(turns(atOnce, 5))
  expect(turns(blended, 6)).not.toEqual(turns(atOnce, 6))
  expect(turns(blended, 7.5)).toEqual(turns(atOnce, 7.5))
})
