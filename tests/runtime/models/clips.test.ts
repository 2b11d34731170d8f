import type { Group, Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import { avatarStyles } from '../../../model/components/avatar.ts'
import { modelClips, modelNames } from '../../../model/components/model.ts'
import { buildAvatar, buildModel } from '../../../runtime/models/build-model.ts'
import type { Clip, Pose } from '../../../runtime/models/clips/clip.ts'
import { clipByMotion } from '../../../runtime/models/clips/clip-by-motion.ts'
import { offTheGround } from '../../../runtime/models/clips/off-the-ground.ts'
import { createPuppet } from '../../../runtime/models/clips/puppet.ts'
import { startingPhase } from '../../../runtime/models/clips/starting-phase.ts'
import { jointsOf } from '../../../runtime/models/kit/joints.ts'
import { recipeOf } from '../../../runtime/models/known-recipes.ts'
import { headlessThree as three } from './headless-three.ts'
import { loadEveryRecipe } from './load-every-recipe.ts'

await loadEveryRecipe()

const moving = modelNames.flatMap((name) =>
  modelClips(name).flatMap((clipName) => {
    const clip = clipName === 'none' ? undefined : recipeOf(name)?.clips?.[clipName]
    return clipName === 'none' ? [] : [{ name, clipName, clip }]
  }),
)

function clipOf(clip: Clip | undefined): Clip {
  if (!clip) throw new Error('the model has no such clip')
  return clip
}

const stillOf = (object: Group): Mesh => {
  const [still] = object.children
  if (!(still instanceof three.Mesh)) throw new Error('no mesh')
  return still
}

/** Turns, shifts and sizes of all joints in one list; what is not said is at rest. */
const numbers = (pose: Pose, joints: readonly string[]) =>
  joints.flatMap((name) => {
    const { turn = [0, 0, 0], shift = [0, 0, 0], size = [1, 1, 1] } = pose[name] ?? {}
    return [...turn.flatMap((angle) => [Math.sin(angle), Math.cos(angle)]), ...shift, ...size]
  })

/** Height of the lowest corner that is drawn. */
function lowest(object: Group): number {
  object.updateMatrixWorld(true)
  let least = Number.POSITIVE_INFINITY
  object.traverse((part) => {
    if (!(part instanceof three.Mesh)) return
    const position = part.geometry.getAttribute('position')
    const { start, count } = part.geometry.drawRange
    const corner = new three.Vector3()
    for (let i = start; i < Math.min(start + count, position.count); i++)
      least = Math.min(least, corner.fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld).y)
  })
  return least
}

describe('clips', () => {
  it('are those that the document offers, for every model', () => {
    for (const name of modelNames) {
      const drawn = Object.keys(recipeOf(name)?.clips ?? {}).sort()
      expect(drawn, name).toEqual(modelClips(name).slice(1).toSorted())
    }
  })

  it.each(moving)('$name: $clipName ends as it begins, without a jump on the way', ({ name, clip }) => {
    const { pose, seconds } = clipOf(clip)
    const joints = jointsOf(stillOf(buildModel(three, name)).geometry).map((joint) => joint.name)
    expect(seconds).toBeGreaterThan(0.3)
    const steps = 240
    const at = (step: number) => numbers(pose(step / steps), joints)
    const [first, last] = [at(0), at(steps)]
    for (const [index, value] of first.entries()) expect(last[index]).toBeCloseTo(value, 9)
    for (let step = 0; step < steps; step++) {
      const [before, after] = [at(step), at(step + 1)]
      for (const [index, value] of before.entries())
        expect(Math.abs((after[index] ?? 0) - value)).toBeLessThan(0.25)
    }
  })

  it.each(moving)(
    '$name: $clipName moves joints that the model has, and its feet stay above ground',
    ({ name, clip }) => {
      const { pose, seconds } = clipOf(clip)
      const object = buildModel(three, name)
      const still = stillOf(object)
      const rest = lowest(object)
      const joints = jointsOf(still.geometry).map((joint) => joint.name)
      expect(new Set(joints).size).toBe(joints.length)
      expect(joints.some((joint) => JSON.stringify(pose(0.3)[joint]) !== undefined)).toBe(true)
      expect(joints.length).toBeLessThanOrEqual(10)
      const puppet = createPuppet(three, object, still, { clip: clipOf(clip), speed: 1, phase: 0 })
      for (let step = 0; step < 24; step++) {
        puppet.show((step / 24) * seconds)
        expect(lowest(object), `phase ${step / 24}`).toBeGreaterThan(Math.min(rest, 0) - 0.035)
      }
    },
  )
})

describe('the figures of the player', () => {
  it.each(avatarStyles)('%s stands and walks with feet that stay above ground', (style) => {
    const { idle, walk } = recipeOf(`${style}-avatar`)?.clips ?? {}
    for (const clip of [clipOf(idle), clipOf(walk)]) {
      const object = buildAvatar(three, style)
      const still = stillOf(object)
      const puppet = createPuppet(three, object, still, { clip, speed: 1, phase: 0 })
      for (let step = 0; step < 24; step++) {
        puppet.show((step / 24) * clip.seconds)
        expect(lowest(object), `phase ${step / 24}`).toBeGreaterThan(-0.035)
      }
    }
  })
})

describe('clipByMotion', () => {
  const clip = (seconds: number): Clip => ({ seconds, pose: () => ({}) })
  const [idle, walk, jump] = [clip(1), clip(2), clip(3)]
  const motions = { idle, walk }

  it('walks while the place changes over the ground, and stands when it does not', () => {
    let place: readonly [number, number, number] = [0, 0, 0]
    const clipAt = clipByMotion(
      motions,
      () => place,
      () => null,
    )
    expect(clipAt(0)).toBe(idle)
    place = [0, 0, -0.05]
    expect(clipAt(1 / 60)).toBe(walk)
    expect(clipAt(1 / 60), 'a picture of the same moment').toBe(walk)
    place = [0, 3, -0.05]
    expect(clipAt(2 / 60), 'up is no walk').toBe(idle)
  })

  it('is what it does off the ground while it is off it, on the spot too', () => {
    let off: Clip | null = jump
    const clipAt = clipByMotion(
      motions,
      () => [0, 0, 0],
      () => off,
    )
    expect([clipAt(0), clipAt(0.1)]).toEqual([idle, jump])
    off = null
    expect(clipAt(0.2)).toBe(idle)
  })

  it.each(avatarStyles)(
    '%s: every joint that a jump and a stroke move is one of the figure, and both end as they begin',
    (style) => {
      const [still] = buildAvatar(three, style).children
      if (!(still instanceof three.Mesh)) throw new Error('no mesh')
      const joints = jointsOf(still.geometry).map(({ name }) => name)
      for (const { pose } of Object.values(offTheGround).filter((clip) => clip !== null)) {
        expect(Object.keys(pose(0.3)).filter((name) => !joints.includes(name))).toEqual([])
        for (const [index, value] of numbers(pose(1), joints).entries())
          expect(value).toBeCloseTo(numbers(pose(0), joints)[index] ?? Number.NaN, 9)
      }
    },
  )
})

describe('createPuppet', () => {
  const cat = () => {
    const object = buildModel(three, 'cat')
    const still = stillOf(object)
    const clip = clipOf(recipeOf('cat')?.clips?.walk)
    return { object, still, puppet: createPuppet(three, object, still, { clip, speed: 2, phase: 0.25 }) }
  }

  it('is the one mesh until it moves, and again when it rests', () => {
    const { object, still, puppet } = cat()
    expect(object.children).toEqual([still])
    puppet.show(0.1)
    expect(object.children).not.toContain(still)
    puppet.rest()
    expect(object.children).toEqual([still])
  })

  it('shows the same picture for the same second, and the same again a repetition later', () => {
    const places = (seconds: number) => {
      const { object, puppet } = cat()
      puppet.show(seconds)
      object.updateMatrixWorld(true)
      const found: number[] = []
      object.traverse(({ matrixWorld }) => found.push(...matrixWorld.elements))
      return found
    }
    const { seconds } = clipOf(recipeOf('cat')?.clips?.walk)
    expect(places(3.7)).toEqual(places(3.7))
    expect(places(3.7)).not.toEqual(places(3.8))
    for (const [index, value] of places(3.7).entries())
      expect(places(3.7 + seconds / 2)[index]).toBeCloseTo(value, 6)
  })

  it('shares the corners of the mesh, and all of them once', () => {
    const { object, still, puppet } = cat()
    puppet.show(0)
    let corners = 0
    object.traverse((part) => {
      if (!(part instanceof three.Mesh)) return
      expect(part.geometry.getAttribute('position')).toBe(still.geometry.getAttribute('position'))
      expect(part.material).toBe(still.material)
      corners += part.geometry.drawRange.count
    })
    expect(corners).toBe(still.geometry.getAttribute('position').count)
  })

  it('looks at rest as the mesh does: the box around its parts is the same', () => {
    const { object, still } = cat()
    const whole = new three.Box3().setFromObject(object, true)
    const quiet: Clip = { seconds: 1, pose: () => ({}) }
    const puppet = createPuppet(three, object, still, { clip: quiet, speed: 1, phase: 0 })
    puppet.show(0)
    const parts = new three.Box3().setFromObject(object)
    for (const corner of ['min', 'max'] as const)
      for (const axis of ['x', 'y', 'z'] as const)
        expect(parts[corner][axis]).toBeCloseTo(whole[corner][axis], 5)
  })
})

describe('startingPhase', () => {
  it('belongs to a name and lets a flock not move in step', () => {
    const phases = ['a', 'b', 'sheep-1', 'sheep-2', 'sheep-3'].map(startingPhase)
    expect(phases).toEqual(['a', 'b', 'sheep-1', 'sheep-2', 'sheep-3'].map(startingPhase))
    expect(new Set(phases).size).toBe(phases.length)
    for (const phase of phases) expect(phase >= 0 && phase < 1).toBe(true)
  })
})
