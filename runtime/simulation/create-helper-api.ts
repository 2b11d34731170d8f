import type { EntityId } from '../../model/ids.ts'
import type { LogRow } from '../../protocol/frame/log-line.ts'
import { createEventHelpers } from './helpers/event-helpers.ts'
import { createFlowHelpers } from './helpers/flow-helpers.ts'
import { createNumberHelpers } from './helpers/number-helpers.ts'
import { createPersonHelpers } from './helpers/person-helpers.ts'
import { createVoiceHelpers } from './helpers/voice-helpers.ts'
import { createXrHelpers } from './helpers/xr-helpers.ts'
import { createCameraApi } from './items/camera-api.ts'
import { createGameApi } from './items/game-api.ts'
import { Item } from './items/item.ts'
import type { ItemContext } from './items/item-context.ts'
import { logRows } from './items/log-rows.ts'
import { logText } from './items/log-text.ts'
import { PlayerItem } from './items/player-item.ts'
import { createSceneApi } from './items/scene-api.ts'
import { createScreenApi } from './items/screen-api.ts'
import { sealItems } from './items/seal-items.ts'
import { createSoundApi } from './items/sound-api.ts'
import { createWorldApi } from './items/world-api.ts'
import type { RunState } from './run-state.ts'
import type { ScriptScope } from './script-scope.ts'
import type { HelperApi } from './simulation-host.ts'

sealItems(PlayerItem)

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
export function createHelperApi(
  run: RunState,
  scope: ScriptScope,
  log: (text: string, rows: readonly LogRow[]) => void,
): HelperApi {
  // What the script itself has begun can be stopped together; what it waits to be called for stays.
  const own: RunState = { ...run, scheduler: run.scheduler.of(scope.fileId) }
  const context = createItems(own, scope)

  return {
    scene: createSceneApi(context),
    player: context.itemOf(playerId(run)),
    screen: createScreenApi(own, scope),
    world: createWorldApi(own, scope),
    camera: createCameraApi(own, scope),
    game: createGameApi(own, scope),
    sound: createSoundApi(own, scope),
    console: Object.freeze({
      log: (...values: readonly unknown[]) => log(values.map(logText).join(' '), logRows(values)),
    }),
    ...createEventHelpers(run, scope),
    ...createFlowHelpers(run, scope, own.scheduler),
    ...createNumberHelpers(run.random),
    ...createXrHelpers(run, scope),
    ...createPersonHelpers(run, scope, own.scheduler),
    ...createVoiceHelpers(run, scope, own.scheduler),
  }
}
