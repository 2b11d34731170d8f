import { describeError } from '../../language/errors/describe-error.ts'
import { HelperError } from '../../language/errors/helper-error.ts'
import { RunStopped } from '../../language/errors/run-stopped.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { RunScenes, RunScript, RunSound } from '../../protocol/frame/to-frame.ts'
import { seededRandom } from '../random/seeded-random.ts'
import { createBoard } from './board.ts'
import { createHelperApi } from './create-helper-api.ts'
import { createEffects } from './effects.ts'
import { createGameState } from './game-state.ts'
import { createHands } from './hands/hands.ts'
import { createKeyboard } from './keyboard.ts'
import { createLikeness } from './likeness.ts'
import { coversIn } from './motion/covers.ts'
import { firmSurfaces } from './motion/firm-surfaces.ts'
import { findWalker, legsOf, mayLand, walkPlayer } from './motion/player-walk.ts'
import { createRiding } from './motion/riding.ts'
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
import { bumpOf, createScriptEvents } from './script-events.ts'
import { createScriptScope } from './script-scope.ts'
import { type Simulation, stepsPerSecond } from './simulation.ts'
import type { SimulationHost } from './simulation-host.ts'
import { createSoundDesk } from './sounds/sound-desk.ts'
import { createVoice } from './sounds/voice.ts'
import { takeInput } from './take-input.ts'
import { createTouchWatch } from './touching/touch-watch.ts'
import { createWorld } from './world/world.ts'

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
    ? createPhysics(engine, world, {
        onBump: (id, speed) => void events.emit(bumpOf(id), speed),
        onBroken: () =>
          firstScript && host.onError(describeError(new HelperError('physics-broken'), firstScript)),
      })
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
    thingEvents: createScriptEvents(),
    effects,
    game: createGameState(effects),
    walker,
    hands: createHands(world, physics),
    random: seededRandom(seed),
    timer: createRunTimer(scheduler),
    questions: createQuestions(effects),
    board: createBoard(effects),
    likeness: createLikeness(entities, world),
    ownValues: createOwnValues(),
    person: {
      pointed: null,
      isPhone: false,
      isVR: false,
      isAR: false,
      stick: { right: 0, forward: 0 },
      isMarkerFound: false,
      xrButtons: new Set(),
    },
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
  const riding = createRiding()
  let isStopped = false
  let firstScript: RunScript | null = null
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
      if (error.code === 'endless-loop') stop()
      host.onError(error)
    }
    const scope = createScriptScope(script.fileId, fail, isOver)
    const api = createHelperApi(run, scope, (text, rows) => host.onLog(script.fileId, text, rows))
    const hosted = host.runScript(script, api, { standard, fail, callBy: scope.callBy, isStopped: isOver })
    hosted.catch(fail)
  }

  return {
    entities: world.bodies,
    solids: () => firmSurfaces(world),
    covers: () => coversIn(world),
    wantedKeys: run.keyboard.wanted,
    get legs() {
      return legsOf(walker)
    },
    get gait() {
      return walking.gait
    },
    mayLand: (to) => walker !== null && mayLand(world, walker, to),
    get isStopped() {
      return isStopped
    },
    start(scripts) {
      firstScript = scripts[0] ?? null
      for (const script of scripts) startScript(script)
    },
    step(inputs) {
      if (isStopped) return
      for (const input of inputs) takeInput(run, host, input)
      const { keyboard, person } = run
      if (walker) walkPlayer(world, walker, { keyboard, stick: person.stick }, walking, riding)
      physics.step(run.gravity.now())
      run.scheduler.step()
      run.hands.step()
      run.touches.step()
      run.board.step()
      run.keyboard.endStep()
    },
    drainChanges: () => world.drainChanges(),
    drainEffects: () => run.effects.drain(),
    stop,
  }
}
