import { describeError } from '../../language/errors/describe-error.ts'
import { RunStopped } from '../../language/errors/run-stopped.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../protocol/frame/run-input.ts'
import type { RunScenes, RunScript, RunSound } from '../../protocol/frame/to-frame.ts'
import { seededRandom } from '../random/seeded-random.ts'
import { createBoard } from './board.ts'
import { createHelperApi } from './create-helper-api.ts'
import { createEffects } from './effects.ts'
import { createGameState } from './game-state.ts'
import { tellHotspot } from './items/tell-hotspot.ts'
import { createKeyboard, keyName } from './keyboard.ts'
import { createLikeness } from './likeness.ts'
import { findWalker, lookTo, walkPlayer } from './motion/player-walk.ts'
import { createWalking } from './motion/walking.ts'
import { createMotions } from './motions.ts'
import { createOwnValues } from './own-values.ts'
import { createPhysics } from './physics/create-physics.ts'
import { noPhysics, type PhysicsEngine } from './physics/physics.ts'
import { createQuestions } from './questions.ts'
import { repeatableGlobals } from './random/repeatable-globals.ts'
import { createRunGravity } from './run-gravity.ts'
import type { RunState } from './run-state.ts'
import { createRunTimer } from './run-timer.ts'
import { createScheduler } from './scheduler/scheduler.ts'
import {
  bumpOf,
  clickOn,
  createScriptEvents,
  keyDown,
  keyUp,
  pointerAway,
  pointerOver,
} from './script-events.ts'
import { createScriptScope } from './script-scope.ts'
import { type Simulation, stepsPerSecond } from './simulation.ts'
import type { SimulationHost } from './simulation-host.ts'
import { createSoundDesk } from './sounds/sound-desk.ts'
import { createVoice } from './sounds/voice.ts'
import { createTouchWatch } from './touching/touch-watch.ts'
import { createWorld } from './world/world.ts'
import { takeXr } from './xr-buttons.ts'

/** What a run begins with. `entities`: parents before their children. */
export interface SimulationStart {
  readonly entities: readonly FrameEntity[]
  readonly seed: number
  readonly host: SimulationHost
  readonly scenes?: RunScenes
  readonly sounds?: readonly RunSound[]
  /** Without it nothing falls: see `needsPhysics`. */
  readonly engine?: PhysicsEngine | null
}

const noScenes: RunScenes = { current: '', all: [] }

/** A run that has not started yet. See `Simulation` for what it guarantees. */
export function createSimulation({
  entities,
  seed,
  host,
  scenes = noScenes,
  sounds = [],
  engine = null,
}: SimulationStart): Simulation {
  const world = createWorld(entities)
  const scheduler = createScheduler()
  const effects = createEffects()
  const events = createScriptEvents()
  const walker = findWalker(world)
  const physics = engine
    ? createPhysics(engine, world, (id, speed) => void events.emit(bumpOf(id), speed))
    : noPhysics
  const run: RunState = {
    world,
    scheduler,
    motions: createMotions(),
    physics,
    gravity: createRunGravity(walker),
    touches: createTouchWatch(world, physics),
    keyboard: createKeyboard(),
    events,
    effects,
    game: createGameState(effects),
    walker,
    random: seededRandom(seed),
    timer: createRunTimer(scheduler),
    questions: createQuestions(effects),
    board: createBoard(effects),
    likeness: createLikeness(entities, world),
    ownValues: createOwnValues(),
    copies: new Map(),
    person: { pointed: null, isPhone: false, isVR: false, isAR: false, xrButtons: new Set() },
    scenes,
    ownSounds: sounds,
    sounds: createSoundDesk(effects, scheduler),
    voice: createVoice(effects, scheduler),
    endScripts() {
      areScriptsOver = true
      scheduler.stop()
      run.sounds.end(null)
      run.voice.end()
    },
  }
  const standard = repeatableGlobals(run.random, () => (run.scheduler.now * 1000) / stepsPerSecond)
  const walking = createWalking()
  let isStopped = false
  let areScriptsOver = false

  const isOver = () => isStopped || areScriptsOver

  function stop(): void {
    if (isStopped) return
    isStopped = true
    run.scheduler.stop()
    physics.end()
  }

  function startScript(script: RunScript): void {
    const fail = (thrown: unknown) => {
      if (thrown instanceof RunStopped || isStopped) return
      const error = describeError(thrown, script)
      host.onError(error)
      if (error.code === 'endless-loop') stop()
    }
    const scope = createScriptScope(script.fileId, fail, isOver)
    const api = createHelperApi(run, scope, (text, rows) => host.onLog(script.fileId, text, rows))
    const hosted = host.runScript(script, api, { standard, fail, isStopped: isOver })
    hosted.catch(fail)
  }

  function take(input: RunInput): void {
    switch (input.kind) {
      case 'key':
        if (input.phase === 'up') {
          run.keyboard.release(input.key)
          run.events.emit(keyUp(keyName(input.key)))
        } else if (run.keyboard.press(input.key)) run.events.emit(keyDown(keyName(input.key)))
        return
      case 'click': {
        const body = world.bodies.get(input.entityId)
        if (!body) return
        tellHotspot(run, body)
        run.events.emit(clickOn(body.id))
        return
      }
      case 'pointer': {
        const { pointed } = run.person
        if (input.entityId === pointed) return
        if (pointed !== null) run.events.emit(pointerAway(pointed))
        run.person.pointed = input.entityId
        if (input.entityId !== null) run.events.emit(pointerOver(input.entityId))
        return
      }
      case 'answer':
        run.questions.answer(input.text)
        return
      case 'device':
        run.person.isPhone = input.isPhone
        run.person.isVR = input.isVR
        return
      case 'numbers':
        host.setNumbers(input.fileId, input.changes)
        return
      case 'xr':
      case 'xr-button':
        takeXr(run.person, run.events, input)
        return
      case 'look':
        if (run.walker) lookTo(world, run.walker, input.yaw)
    }
  }

  return {
    entities: world.bodies,
    get isStopped() {
      return isStopped
    },
    start(scripts) {
      for (const script of scripts) startScript(script)
    },
    step(inputs) {
      if (isStopped) return
      for (const input of inputs) take(input)
      if (run.walker) walkPlayer(world, run.walker, run.keyboard, walking)
      physics.step(run.gravity.now())
      run.scheduler.step()
      run.touches.step()
      run.board.step()
      run.keyboard.endStep()
    },
    drainChanges: () => world.drainChanges(),
    drainEffects: () => run.effects.drain(),
    stop,
  }
}
