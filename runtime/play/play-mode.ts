import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { mostStepInputs } from '../../protocol/frame/run-input.ts'
import type { ToFrame } from '../../protocol/frame/to-frame.ts'
import { Picker } from '../edit/picker.ts'
import { offTheGround } from '../models/clips/off-the-ground.ts'
import { loadEntities } from '../scene/load-entities.ts'
import { nextTurn } from '../scene/next-turn.ts'
import { parentsFirst } from '../scene/parents-first.ts'
import { PartsNews } from '../scene/parts-news.ts'
import { createScriptRealm } from '../scripts/script-realm.ts'
import { createSlowCallTeller } from '../scripts/slow-call-teller.ts'
import { createSimulation } from '../simulation/create-simulation.ts'
import { RunSights } from '../simulation/run-sights.ts'
import type { SimChange } from '../simulation/sim-change.ts'
import { type Simulation, stepsPerSecond } from '../simulation/simulation.ts'
import { worldHash } from '../simulation/world-hash.ts'
import type { Stage } from '../stage.ts'
import { applyChange } from './apply-change.ts'
import type { ArVisit } from './ar/ar-visit.ts'
import { fetchAr, startAr } from './ar/start-ar.ts'
import { Arrivals, arrivalsAfter } from './arrivals.ts'
import { Crowds } from './crowds.ts'
import { createEffectShows } from './effects/create-effect-shows.ts'
import type { EffectShows } from './effects/effect-shows.ts'
import { fetchSoundPlayer } from './effects/sound-show.ts'
import { fetchPhysics } from './fetch-physics.ts'
import { Pads } from './pads/pads.ts'
import { placeCamera, type Sight } from './place-camera.ts'
import { Rehearsal } from './rehearsal.ts'
import { RunClock } from './run-clock.ts'
import { RunInputs } from './run-inputs.ts'
import { RunWords } from './run-words.ts'
import { ScreenLayer } from './screen/screen-layer.ts'
import { SpeechBubbles } from './speech-bubbles.ts'
import { StepLog } from './step-log.ts'
import { StepPump } from './step-pump.ts'
import { showWidely } from './tall-picture.ts'
import { RunPicture } from './watch/run-picture.ts'
import { RunWatch } from './watch/run-watch.ts'
import { offerXr, type XrDoor } from './xr/offer-xr.ts'

interface Run {
  readonly simulation: Simulation
  readonly pump: StepPump
  readonly inputs: RunInputs
  readonly log: StepLog
  readonly rehearsal: Rehearsal | null
  readonly pads: Pads | null
  readonly sights: RunSights | null
}

/**
 * A world that runs: the frame's own copy of the scene, moved by the simulation and by the person, and thrown away with the frame. The
 * scene may be loaded long before the run starts, and again when it has changed since.
 */
export class PlayMode {
  readonly #stage: Stage
  readonly #layer: ScreenLayer
  readonly #picker: Picker
  readonly #bubbles: SpeechBubbles
  readonly #effects: EffectShows
  readonly #picture: RunPicture
  readonly #words: RunWords
  readonly #arrivals = new Arrivals()
  readonly #parts: PartsNews
  readonly #crowds: Crowds
  readonly #watch = new RunWatch()
  readonly #clock = new RunClock()
  #sight: Sight | null = null
  /** What the run begins with: the project's order, parents first. */
  #records: readonly FrameEntity[] = []
  #isShown = false
  /** The ways in with glasses and out into the room, where this device has them. */
  #doors: readonly XrDoor[] = []
  /** The world in the room, where the person wanted that. */
  #ar: ArVisit | null = null
  #run: Run | null = null
  /** What has been simulated so far: models move by it, so that the same run gives the same pictures. */
  #steps = 0
  /** Of these, how many the effects have seen. */
  #shownSteps = 0

  constructor(stage: Stage) {
    this.#stage = stage
    this.#words = new RunWords(stage.send)
    this.#picker = new Picker(stage.world, stage.entities, stage.loop.movement)
    this.#crowds = new Crowds(stage.world.scene.object3D)
    this.#parts = new PartsNews(stage.files, stage.send)
    const layer = new ScreenLayer(document.body, stage.locale)
    this.#layer = layer
    this.#bubbles = new SpeechBubbles(stage.world, () => layer.corner)
    this.#picture = new RunPicture(layer, stage.world)
    this.#effects = createEffectShows(stage, layer, {
      onAnswer: (text) => this.#run?.inputs.answer(text),
      camera: () => this.#sight?.camera ?? null,
    })
    stage.loop.beforeDrawing((milliseconds) => this.#frame(milliseconds))
    // A page that nobody sees gets no frames, so its world stands still; nor is it to be heard. The next frame lets it go on.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && this.#run) this.#setPaused(true)
    })
  }

  async receive(message: ToFrame): Promise<void> {
    switch (message.type) {
      case 'scene.load':
        return this.#load(message.entities)
      case 'run.start':
        return this.#start(message)
      case 'run.stop':
        return this.#stop()
      case 'run.numbers': {
        const { fileId, changes } = message
        return this.#run?.inputs.edit({ kind: 'numbers', fileId, changes })
      }
      case 'run.pace':
        return this.#watch.setPace(message.pace)
      case 'run.stride':
        return this.#watch.stride(message.stride)
      case 'run.back':
        return this.#watch.back(message.steps)
      case 'run.stops':
        return this.#watch.setStops(message.stops)
      case 'run.film':
        return (await import('../picture/film-run.ts')).filmRun(this.#stage, this.#layer, message.isOn)
      default:
        return
    }
  }

  async #load(records: readonly FrameEntity[]) {
    const { entities, loop, baseLight, world, send } = this.#stage
    if (this.#run) return
    this.#parts.expect(records)
    const hasChanged = await loadEntities(entities, records, this.#parts.tell)
    this.#records = parentsFirst(records)
    while (!entities.isComplete) await nextTurn()
    baseLight.refresh()
    this.#sight = placeCamera(records, this.#stage)
    showWidely(world.camera, this.#sight.fov)
    world.camera.updateProjectionMatrix()
    this.#crowds.dissolve()
    this.#crowds.advance(performance.now())
    if (!this.#isShown) this.#showFirst()
    else if (hasChanged) loop.invalidate()
    send({ type: 'scene.shown' })
    // What falls in any case is fetched before somebody presses Run.
    void fetchPhysics(records, [], () => undefined)
  }

  /**
   * Compiles and uploads all that the first frame of the run would have to wait for. Twice, because three.js draws shadows with shaders
   * for the lights of the frame before.
   */
  #showFirst() {
    const { loop, show } = this.#stage
    this.#bubbles.warmUp()
    loop.drawNow()
    loop.drawNow()
    this.#isShown = true
    show()
  }

  async #start({
    seed,
    scripts,
    scenes,
    sounds,
    isWatched,
    isSeen,
    isAr,
    rehearsal: course,
  }: Extract<ToFrame, { type: 'run.start' }>) {
    const { entities, loop, players, world, send } = this.#stage
    const sight = this.#sight
    if (this.#run || !sight) return
    const engine = await fetchPhysics(this.#records, scripts, (error) => {
      send({ type: 'run.without-physics' })
      if (error) this.#words.errors.add(error)
    })
    if (isAr) await fetchAr(this.#records)
    const realm = createScriptRealm(
      window,
      this.#watch,
      createSlowCallTeller((call) => {
        // Of a page that hangs from here on nothing more is heard.
        this.#words.sendAll()
        send({ type: 'run.slow-call', call })
      }),
    )
    const simulation = createSimulation({
      entities: this.#records,
      seed,
      engine,
      ...(scenes ? { scenes } : {}),
      ...(sounds ? { sounds } : {}),
      host: {
        runScript: realm.runScript,
        setNumbers: realm.setNumbers,
        onError: (error) => {
          this.#words.errors.add(error)
          // Until the next picture the page could be silent for so long that it is taken for hung.
          if (simulation.isStopped) this.#words.sendErrors()
        },
        onLog: (fileId, text, rows) => {
          this.#words.logs.add(fileId, text, rows)
          if (fileId !== null) realm.checkLoop(fileId)
        },
      },
    })
    const { canvas } = world.scene
    const inputs = new RunInputs({
      canvas,
      picker: this.#picker,
      entities,
      camera: sight.camera,
      xr: world.scene.renderer.xr,
      keys: this.#stage.keys,
      send,
    })
    const log = new StepLog(() => worldHash(simulation.entities))
    const sights = isSeen ? new RunSights(simulation) : null
    const rehearsal = course ? new Rehearsal(course, simulation) : null
    const pump = new StepPump(() => {
      const taken = rehearsal ? rehearsal.take() : inputs.take().slice(0, mostStepInputs)
      log.begin(taken)
      sights?.begin(taken)
      this.#steps += 1
      // All jobs of the step before are done by now.
      this.#watch.passStep()
      simulation.step(taken)
      this.#stage.walker.clip = offTheGround[simulation.gait]
    })
    if (isWatched)
      this.#watch.watch({
        simulation,
        pump,
        inputs,
        picture: this.#picture,
        send,
        show: (changes) => {
          // What the last step did and no picture has shown yet comes first: it would else be shown over what was.
          const unshown = this.#arrivals.take(simulation.drainChanges(), Number.POSITIVE_INFINITY)
          this.#show([...unshown, ...changes])
        },
      })
    if (scripts.some(({ source }) => source.includes('sound.'))) fetchSoundPlayer().catch(() => undefined)
    const { locale } = this.#stage
    // In the room as well: what a program wants to know of keys, a phone has nothing else for.
    const pads = rehearsal
      ? null
      : new Pads({
          ...sight,
          canvas,
          locale,
          records: this.#records,
          picker: this.#picker,
          inputs,
          simulation,
        })
    this.#run = { simulation, pump, inputs, log, rehearsal, pads, sights }
    simulation.start(scripts)
    loop.runAlways()
    players.start()
    await loop.nextFrame()
    send({ type: 'run.started' })
    if (isAr) this.#ar = await startAr({ stage: this.#stage, inputs, records: this.#records })
    // A scene without a picture for AR, into which a program has gone, runs as it does without AR.
    if (this.#ar) return
    if (!rehearsal) {
      const [stage, picker, records] = [this.#stage, this.#picker, this.#records]
      this.#doors = await offerXr({ stage, picker, inputs, simulation, records, ...sight })
      return
    }
    const rehearsed = await rehearsal.perform(() => pump.once())
    // Errors and words of the last step go with the next picture.
    await loop.nextFrame()
    send(rehearsed)
  }

  #stop() {
    this.#stage.players.stop()
    this.#run?.pump.stop()
    this.#run?.pads?.end()
    this.#run?.simulation.stop()
    this.#effects.end()
  }

  #show(changes: readonly SimChange[]) {
    const { entities, puppets, files } = this.#stage
    const shown = { entities, puppets, files, bubbles: this.#bubbles }
    for (const change of changes) applyChange(change, shown)
  }

  /** What is heard waits as well. */
  #setPaused(isPaused: boolean) {
    this.#effects.setPaused(isPaused)
    this.#stage.players.setPaused(isPaused)
  }

  /** Before each frame: shows what the steps since the last one changed, and lets the next steps begin. */
  #frame(milliseconds: number) {
    const { entities, puppets } = this.#stage
    const run = this.#run
    if (run && !run.simulation.isStopped) {
      this.#show(this.#arrivals.take(run.simulation.drainChanges(), arrivalsAfter(milliseconds)))
      this.#setPaused(this.#watch.isPaused || document.hidden)
      const effects = run.simulation.drainEffects()
      run.sights?.note(effects)
      this.#effects.show(effects)
      const shownStep = this.#steps - this.#watch.age
      puppets.show(shownStep / stepsPerSecond)
      const time = this.#clock.at(shownStep)
      if (time) this.#stage.send(time)
      this.#watch.tellLines(performance.now())
      run.pads?.advance(milliseconds)
      run.inputs.updateHover()
      if (!run.rehearsal) run.pump.advance(milliseconds)
      // In the past nothing but that moves the camera.
      if (this.#sight && this.#watch.stepsBack === 0) {
        const { camera, playerId, cameraId } = this.#sight
        const player = playerId === null ? undefined : entities.object(playerId)
        const own = cameraId === null ? undefined : entities.object(cameraId)
        camera.advance(milliseconds / 1000, player, own, run.simulation.covers())
      }
      if (this.#watch.stepsBack === 0)
        this.#effects.advance((this.#steps - this.#shownSteps) / stepsPerSecond)
      this.#shownSteps = this.#steps
      for (const door of this.#doors) door.advance(milliseconds)
      this.#ar?.advance()
      this.#stage.world.cameraEl.object3D.updateMatrixWorld()
    } else if (run) this.#setPaused(true)
    // In a room, and for each eye of glasses, things are drawn otherwise.
    if (run) {
      const { isPresenting } = this.#stage.world.scene.renderer.xr
      if (isPresenting || this.#ar?.isOn) this.#crowds.dissolve()
      else this.#crowds.advance(performance.now())
      if (this.#sight && !isPresenting && !this.#ar?.isOn)
        showWidely(this.#stage.world.camera, this.#sight.fov)
    }
    this.#bubbles.follow()
    this.#words.sendAll()
    const steps = run?.log.take()
    if (steps) this.#stage.send(steps)
    const sights = run?.sights?.take() ?? []
    if (sights.length > 0) this.#stage.send({ type: 'run.seen', sights: [...sights] })
  }
}
