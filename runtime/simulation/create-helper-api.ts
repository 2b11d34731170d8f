import type { EntityId } from '../../model/ids.ts'
import { expectHandler, expectNumber, expectText } from './items/expect.ts'
import { expectPlace } from './items/expect-place.ts'
import { Item } from './items/item.ts'
import type { ItemContext } from './items/item-context.ts'
import { logText } from './items/log-text.ts'
import { PlayerItem } from './items/player-item.ts'
import { createSceneApi } from './items/scene-api.ts'
import { createScreenApi } from './items/screen-api.ts'
import { createWorldApi } from './items/world-api.ts'
import { keyName } from './keyboard.ts'
import type { RunState } from './run-state.ts'
import { quietly } from './scheduler/quietly.ts'
import { keyDown, messageNamed } from './script-events.ts'
import type { ScriptScope } from './script-scope.ts'
import type { HelperApi } from './simulation-host.ts'
import { lengthOf, subtract } from './space/vec3.ts'

/** One item for each entity, made when it is first asked for. */
function createItems(run: RunState, scope: ScriptScope): ItemContext<Item> {
  const items = new Map<string, Item>()
  const context: ItemContext<Item> = {
    run,
    scope,
    itemOf(id) {
      const known = items.get(id)
      if (known) return known
      const item = id !== '' && id === run.walker?.id ? new PlayerItem(context, id) : new Item(context, id)
      Object.preventExtensions(item)
      items.set(id, item)
      return item
    },
  }
  return context
}

function playerId(run: RunState): EntityId | '' {
  if (run.walker) return run.walker.id
  return [...run.world.bodies.values()].find((body) => body.kind === 'player')?.id ?? ''
}

/** The globals of one script. Every name is described in `language/helper-api`; a test holds the two together. */
export function createHelperApi(run: RunState, scope: ScriptScope, log: (text: string) => void): HelperApi {
  const context = createItems(run, scope)
  const { scheduler, events } = run
  const origin = [0, 0, 0] as const

  return {
    scene: createSceneApi(context),
    player: context.itemOf(playerId(run)),
    screen: createScreenApi(run, scope),
    world: createWorldApi(run, scope),
    console: Object.freeze({ log: (...values: readonly unknown[]) => log(values.map(logText).join(' ')) }),
    onStart(handler: unknown) {
      const call = expectHandler('onStart', handler)
      scheduler.soon(() => void scope.call(call))
    },
    onKey(key: unknown, handler: unknown) {
      const call = expectHandler('onKey', handler)
      events.on(keyDown(keyName(expectText('onKey', key))), () => void scope.call(call))
    },
    wait(seconds: unknown = 1) {
      scope.assertRunning()
      return scheduler.wait(Math.max(0, expectNumber('wait', seconds)))
    },
    nextFrame() {
      scope.assertRunning()
      return scheduler.wait(0)
    },
    repeatEvery(seconds: unknown, handler: unknown) {
      const pause = expectNumber('repeatEvery', seconds)
      const call = expectHandler('repeatEvery', handler)
      const repeat = async () => {
        for (;;) {
          await scheduler.wait(pause)
          await scope.call(call)
        }
      }
      quietly(repeat())
    },
    broadcast(name: unknown, value?: unknown) {
      const event = messageNamed(expectText('broadcast', name))
      scheduler.soon(() => events.emit(event, value))
    },
    onMessage(name: unknown, handler: unknown) {
      const call = expectHandler('onMessage', handler)
      events.on(messageNamed(expectText('onMessage', name)), (value) => void scope.call(call, value))
    },
    distance(from: unknown, to: unknown) {
      return lengthOf(subtract(expectPlace('distance', from, origin), expectPlace('distance', to, origin)))
    },
    random(from?: unknown, to?: unknown) {
      if (from === undefined) return run.random()
      const [low, high] = [expectNumber('random', from), expectNumber('random', to)]
      const [least, most] = low <= high ? [low, high] : [high, low]
      return Number.isInteger(least) && Number.isInteger(most)
        ? least + Math.floor(run.random() * (most - least + 1))
        : least + run.random() * (most - least)
    },
  }
}
