import { HelperError } from '../../../language/errors/helper-error.ts'
import { type Matter, physicsOf } from '../physics/physics-of.ts'
import type { RunState } from '../run-state.ts'
import { ownBox } from '../touching/body-box.ts'
import type { Body } from '../world/body.ts'

/** Gives a body another physics; what is not said stays. Throws the learner's error where there is nothing that could fall. */
export function dressPhysics({ world, walker }: RunState, body: Body, change: Partial<Matter>): void {
  if (body.id === walker?.id) throw new HelperError('player-cannot-fall')
  if (!world.withDescendants(body.id).some(ownBox)) throw new HelperError('cannot-fall', { name: body.name })
  world.dress(body.id, { physics: { ...physicsOf(body), ...change } })
}

/** Lets a body fall from now on, if it does not yet by itself or with what it is in. What is fixed stays. */
export function letFall(run: RunState, body: Body): void {
  if (fallsAlready(run, body) || physicsOf(body).body === 'fixed') return
  dressPhysics(run, body, { body: 'falling' })
}

function fallsAlready({ world }: RunState, body: Body): boolean {
  for (let outer: Body | undefined = body; outer; ) {
    if (physicsOf(outer).body === 'falling') return true
    outer = outer.parentId === null ? undefined : world.bodies.get(outer.parentId)
  }
  return false
}
