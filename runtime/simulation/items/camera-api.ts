import { HelperError } from '../../../language/errors/helper-error.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { RunState } from '../run-state.ts'
import { quietly } from '../scheduler/quietly.ts'
import type { ScriptScope } from '../script-scope.ts'
import type { Vec3 } from '../space/vec3.ts'
import { expectNumber, optionOf, secondsOf } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { expectPlace } from './expect-place.ts'
import { ItemHandle } from './item-handle.ts'
import { expectColour } from './named-colours.ts'

const origin: Vec3 = [0, 0, 0]
const black = '#000000'

/** `camera`: from where the picture is taken. Programs move it; nothing in the world feels it. */
export function createCameraApi(run: RunState, scope: ScriptScope): Readonly<Record<string, unknown>> {
  const taking = (seconds: number): Promise<void> =>
    quietly(seconds > 0 ? run.scheduler.wait(seconds) : Promise.resolve())

  function thing(item: unknown): EntityId {
    const id = ItemHandle.idOf(item)
    if (id === '') throw new HelperError('item-not-chosen')
    if (id === null || !run.world.bodies.has(id)) throw new HelperError('item-gone')
    return id
  }

  return Object.freeze({
    use(item: unknown): void {
      scope.assertRunning()
      run.effects.tell({ kind: 'camera', does: 'use', entityId: thing(item) })
    },
    glideTo(place: unknown, options?: unknown): Promise<void> {
      scope.assertRunning()
      const seconds = secondsOf(options)
      const to = expectPlace('camera.glideTo', place, origin)
      run.effects.tell({ kind: 'camera', does: 'glide', place: to, seconds })
      return taking(seconds)
    },
    lookAt(target: unknown): void {
      scope.assertRunning()
      const place = expectPlace('camera.lookAt', target, origin)
      const id = ItemHandle.idOf(target)
      run.effects.tell({ kind: 'camera', does: 'look', place, entityId: id === '' ? null : id })
    },
    zoom(factor: unknown = 2, options?: unknown): Promise<void> {
      scope.assertRunning()
      const seconds = secondsOf(options)
      const wanted = Math.min(10, Math.max(0.25, expectNumber('camera.zoom', factor)))
      run.effects.tell({ kind: 'camera', does: 'zoom', factor: wanted, seconds })
      return taking(seconds)
    },
    shake(options?: unknown): Promise<void> {
      scope.assertRunning()
      const seconds = secondsOf(options, 0.5)
      run.effects.tell({ kind: 'camera', does: 'shake', seconds })
      return taking(seconds)
    },
    reset(): void {
      scope.assertRunning()
      run.effects.tell({ kind: 'camera', does: 'reset' })
    },
    fade(way: unknown = 'out', options?: unknown): Promise<void> {
      scope.assertRunning()
      const seconds = secondsOf(options)
      const isOut = expectChoice('camera.fade', way, ['out', 'in']) === 'out'
      const colour = expectColour(optionOf(options, 'color') ?? black)
      run.effects.tell({ kind: 'fade', isOut, colour, seconds })
      return taking(seconds)
    },
    photo(): void {
      scope.assertRunning()
      run.effects.tell({ kind: 'photo' })
    },
  })
}
