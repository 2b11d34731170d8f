import { HelperError } from '../../../language/errors/helper-error.ts'
import { Environment, environmentPresets } from '../../../model/components/environment.ts'
import { usualEnvironments } from '../../../model/components/usual-environments.ts'
import type { RunState } from '../run-state.ts'
import type { ScriptScope } from '../script-scope.ts'
import { expectNumber } from './expect.ts'
import { expectChoice } from './expect-choice.ts'
import { lighter } from './lighter.ts'
import { expectColour } from './named-colours.ts'

/** How many times as far as it begins one sees into the fog. */
const fogDepth = 4

/** `world`: sky, ground, fog and gravity of the scene. */
export function createWorldApi(run: RunState, scope: ScriptScope): object {
  function surroundings() {
    scope.assertRunning()
    for (const { id, design } of run.world.bodies.values()) {
      const { data } = Environment.safeParse(design.components.environment)
      if (data) return { id, data }
    }
    throw new HelperError('no-surroundings')
  }

  function change(part: Partial<Environment>): void {
    const { id, data } = surroundings()
    const { fog, stars, ...rest } = { ...data, ...part }
    run.world.dress(id, { environment: { ...rest, ...(fog && { fog }), ...(stars && { stars }) } })
  }

  return Object.preventExtensions({
    get surroundings(): string {
      return surroundings().data.preset
    },
    set surroundings(value: unknown) {
      const preset = expectChoice('surroundings', value, environmentPresets)
      change({ preset, fog: undefined, stars: undefined, ...usualEnvironments[preset] })
    },
    get sky(): string {
      return surroundings().data.skyTop
    },
    set sky(value: unknown) {
      const skyTop = expectColour(value)
      change({ skyTop, skyBottom: lighter(skyTop) })
    },
    get ground(): string {
      return surroundings().data.ground
    },
    set ground(value: unknown) {
      change({ ground: expectColour(value) })
    },
    get gravity(): number {
      scope.assertRunning()
      return run.gravity.now()
    },
    set gravity(value: unknown) {
      scope.assertRunning()
      run.gravity.set(Math.min(100, Math.max(-100, expectNumber('gravity', value))))
    },
    get fog(): number {
      return surroundings().data.fog?.far ?? 0
    },
    set fog(value: unknown) {
      const far = expectNumber('fog', value)
      const color = surroundings().data.skyBottom
      change({ fog: far < 1 ? undefined : { color, near: far / fogDepth, far } })
    },
  })
}
