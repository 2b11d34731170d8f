import { expect, test } from 'vitest'
import { FileId } from '../../../model/ids.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import type { HelperApi } from '../../../runtime/simulation/simulation-host.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'

/** Calls what a script has under that name. */
const use = (owner: unknown, name: string, ...given: readonly unknown[]): unknown => {
  const member: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined
  if (typeof member !== 'function') throw new Error(`no ${name}`)
  return Reflect.apply(member, owner, given)
}

test('helpers that wait for what they call do it in the way that the script asks for', async () => {
  const calls: string[] = []
  const script = async (api: HelperApi) => {
    use(api, 'onStart', () => 'start')
    use(
      api,
      'onTrue',
      () => true,
      () => 'came true',
    )
    use(api, 'onKey', 'a', () => 'key')
    use(api, 'onMessage', 'hi', () => 'message')
    use(api, 'broadcast', 'hi')
    use(use(api.scene, 'get', 'box'), 'onClick', () => 'click')
    use(api, 'waitUntil', () => 'until')
    use(
      api,
      'together',
      () => 'one',
      () => ({}),
    )
  }
  const simulation = createSimulation({
    entities: [frameEntity('box')],
    seed: 1,
    host: {
      async runScript(_, api, { callBy }) {
        callBy((handler, given) => {
          const answer = handler(...given)
          if (typeof answer === 'string') calls.push(answer)
          else calls.push(typeof answer)
          return answer
        })
        await script(api)
      },
      setNumbers: () => undefined,
      onError: ({ code }) => calls.push(code),
      onLog: () => undefined,
    },
  })
  simulation.start([{ fileId: FileId.parse('tab1'), name: 'Tab1', source: '', text: '' }])
  const rest = () => new Promise((resolve) => setTimeout(resolve))
  for (let step = 0; step < 3; step += 1) {
    const { id } = [...simulation.entities.values()][0] ?? {}
    simulation.step(
      step === 1 && id !== undefined
        ? [
            { kind: 'key', phase: 'down', key: 'a' },
            { kind: 'click', entityId: id },
          ]
        : [],
    )
    await rest()
  }
  for (const one of ['start', 'boolean', 'came true', 'key', 'message', 'click', 'until', 'one', 'object'])
    expect(calls).toContain(one)
})
