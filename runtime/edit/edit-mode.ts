import type * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { ToFrame, ViewSide } from '../../protocol/frame/to-frame.ts'
import { panoramaStand } from '../picture/panorama-stand.ts'
import { takePicture } from '../picture/take-picture.ts'
import { boxOf } from '../scene/box-of.ts'
import { fetchDrawings } from '../scene/fetch-drawings.ts'
import { loadEntities } from '../scene/load-entities.ts'
import { PartsNews } from '../scene/parts-news.ts'
import { worldBounds } from '../scene/world-bounds.ts'
import type { Stage } from '../stage.ts'
import { EditCamera } from '../view/edit-camera.ts'
import { viewFromSide, viewOf, viewOfWorld } from '../view/framing.ts'
import { mainBounds } from '../view/main-bounds.ts'
import type { Pose } from '../view/pose.ts'
import { standOf, startView } from '../view/start-view.ts'
import { openPart, type Sight } from '../view/wholly-seen.ts'
import { answerFileRequest } from './answer-file-request.ts'
import { ClipPreview } from './clip-preview.ts'
import { listenToFiles } from './file-input.ts'
import { Ghosts } from './ghosts.ts'
import { groundGrid } from './ground-grid.ts'
import { listenToKeys } from './key-input.ts'
import { KeyboardMoves } from './keyboard-moves.ts'
import type { landUnder } from './land-under.ts'
import { Marquee } from './marquee.ts'
import { measureThing } from './measure-thing.ts'
import { newSpot } from './new-spot.ts'
import { Picker } from './picker.ts'
import type { Placing } from './placing.ts'
import { PointerInput } from './pointer-input.ts'
import { Reveal } from './reveal.ts'
import { seesSomething } from './sees-something.ts'
import { SelectionTools } from './selection-tools.ts'
import { ViewGestures } from './view-gestures.ts'
import { ViewNews } from './view-news.ts'
import { ViewSteps } from './view-steps.ts'

/** The frame as an editor: shows the project's scene as it is and reports what hands do to it; changes nothing by itself. */
export class EditMode {
  readonly #stage: Stage
  readonly #view: EditCamera
  readonly #picker: Picker
  readonly #tools: SelectionTools
  readonly #ghosts: Ghosts
  readonly #clips: ClipPreview
  readonly #moves: KeyboardMoves
  readonly #steps: ViewSteps
  readonly #news: ViewNews
  readonly #parts: PartsNews
  /** Fetched with the first thing that is carried. */
  #placing: Placing | null = null
  /** Level until the shape of the land has come, which nobody waits for, and where it never comes. */
  #landUnder: typeof landUnder = () => () => 0
  readonly #reveal: Reveal
  readonly #grid: THREE.Object3D = groundGrid()
  #hasView = false
  /** Where one stood in each scene that was left, by the id of the scene's camera: coming back shows it as near as before. */
  readonly #views = new Map<string, Pose>()
  /** Where the last focus went, and from where. */
  #focused: { readonly ids: readonly EntityId[]; readonly from: Pose; readonly at: Pose } | null = null

  constructor(stage: Stage) {
    const { world, entities, loop, puppets, files, send, locale } = stage
    this.#stage = stage
    this.#view = new EditCamera(world.cameraEl.object3D, () => {
      loop.invalidateView()
      this.#news.changed()
    })
    this.#news = new ViewNews({
      view: this.#view,
      seesSomething: () => seesSomething(world.camera, entities),
      send,
    })
    this.#picker = new Picker(world, entities, loop.movement)
    this.#tools = new SelectionTools({ world, entities, picker: this.#picker, loop, locale, send })
    this.#ghosts = new Ghosts(entities)
    this.#clips = new ClipPreview({ puppets, entities, loop, onChange: () => this.#tools.refresh() })
    this.#moves = new KeyboardMoves({
      entities,
      picker: this.#picker,
      tools: this.#tools,
      view: this.#view,
      send,
    })
    const sightings = {
      view: this.#view,
      boundsOf: (ids: readonly EntityId[]) => this.#boundsOf(ids),
      isAnimated: !stage.reducedMotion,
    }
    this.#reveal = new Reveal({ ...sightings, sight: () => this.#sight })
    this.#steps = new ViewSteps({
      ...sightings,
      canvas: world.scene.canvas,
      picker: this.#picker,
      tools: this.#tools,
    })
    this.#grid.visible = false
    world.scene.object3D.add(this.#grid)
    const gestures = new ViewGestures(this.#view, this.#picker)
    const pointer = new PointerInput({
      canvas: world.scene.canvas,
      entities,
      picker: this.#picker,
      tools: this.#tools,
      gestures,
      marquee: new Marquee(world, entities),
      send,
    })
    listenToKeys({ tools: this.#tools, pointer, gestures, keys: stage.keys, send })
    listenToFiles(send)
    this.#parts = new PartsNews(files, send)
    files.whenDrawn(() => this.#tools.refresh())
    loop.afterDrawing(this.#tools.outline.draw)
  }

  async receive(message: ToFrame): Promise<void> {
    const { entities, loop } = this.#stage
    switch (message.type) {
      case 'scene.load':
        return this.#load(message.entities)
      case 'scene.patch':
        await fetchDrawings(message.upserts, this.#parts.tell)
        for (const entity of message.upserts) entities.upsert(entity, this.#tools.holds(entity.id))
        for (const id of message.removes) entities.remove(id)
        this.#parts.change(message.upserts, message.removes)
        this.#placing?.adopt(message.upserts.map(({ id }) => id))
        await this.#entitiesChanged()
        return this.#clips.startAgain(message.upserts.map(({ id }) => id))
      case 'selection.set':
        this.#tools.select(message.ids)
        return this.#previewClips(message.ids)
      case 'tool.set':
        this.#grid.visible = message.grid
        return this.#tools.use(message, message.isFixed === true)
      case 'selection.nudge':
        return this.#moves.nudge(message)
      case 'selection.drop':
        return this.#moves.drop()
      case 'placing.show':
        return this.#carry(message)
      case 'placing.end':
        this.#placing?.end()
        this.#tools.hover(null)
        return this.#entitiesChanged()
      case 'view.focus':
        return this.#focus(message.ids)
      case 'view.step':
        return this.#steps.take(message)
      case 'view.side':
        return this.#look(message.side)
      case 'view.ask-spot':
        return this.#findSpot(message)
      case 'view.ask-stand':
        return this.#stage.send({
          type: 'view.stand',
          requestId: message.requestId,
          ...standOf(this.#view.goal),
        })
      case 'view.reveal':
        return this.#reveal.show(message.ids)
      case 'ghosts.set':
        return loop.moved(this.#ghosts.show(message.changes, (id) => this.#tools.holds(id)))
      case 'picture.take':
        return message.projection === 'perspective' ? this.#takePicture(message) : this.#takePanorama(message)
      default:
        return answerFileRequest(message, this.#stage)
    }
  }

  async #load(records: Extract<ToFrame, { type: 'scene.load' }>['entities']) {
    const { entities, loop, send, show } = this.#stage
    const isSameScene = records.some(({ id }) => entities.record(id))
    const left = cameraOf(entities.records())
    if (left !== undefined && this.#hasView) this.#views.set(left, this.#view.pose)
    this.#tools.cancel()
    this.#placing?.forget()
    this.#reveal.forget()
    entities.clear()
    // What was selected is no longer there.
    this.#tools.refresh()
    this.#parts.expect(records)
    await loadEntities(entities, records, this.#parts.tell)
    loop.invalidate()
    while (!entities.isComplete) await loop.nextFrame()
    const kept = this.#views.get(cameraOf(records) ?? '')
    if (!isSameScene || !this.#hasView) this.#view.set(kept ?? this.#worldView())
    this.#hasView = true
    await this.#entitiesChanged()
    await loop.nextFrame()
    show()
    send({ type: 'scene.shown' })
    import('./land-under.ts').then(({ landUnder }) => {
      this.#landUnder = landUnder
    }, reportError)
  }

  async #carry({ requestId, entity, x, y }: Extract<ToFrame, { type: 'placing.show' }>) {
    const { entities, send } = this.#stage
    const { stepsNow, aligns } = this.#tools
    if (!this.#placing) {
      const { Placing } = await import('./placing.ts')
      this.#placing = new Placing({ entities, picker: this.#picker })
    }
    const stand = this.#placing.show(entity, x, y, { grid: stepsNow?.move ?? null, aligns })
    send({ type: 'placing.at', requestId, ...stand })
    await this.#entitiesChanged()
    this.#tools.hover(entity.id)
  }

  async #findSpot({ requestId, entity }: Extract<ToFrame, { type: 'view.ask-spot' }>) {
    const { entities, loop, send } = this.#stage
    const size = await measureThing(entities, loop, entity)
    const { goal: pose } = this.#view
    const position = newSpot(entities, {
      size,
      pose,
      sight: this.#sight,
      grid: this.#tools.steps.move,
      heightAt: this.#landUnder(entities.records()),
    })
    send({ type: 'view.spot', requestId, position: [...position] })
  }

  #previewClips(ids: readonly EntityId[]) {
    if (!this.#stage.reducedMotion) this.#clips.start(ids)
  }

  async #entitiesChanged() {
    const { entities, loop, baseLight } = this.#stage
    baseLight.refresh()
    loop.invalidate()
    if (!entities.isComplete) await loop.nextFrame()
    this.#tools.refresh()
    this.#news.changed()
  }

  /** Things a second time: back to where it came from, as long as the view was not moved since. Everything is home, however often. */
  #focus(ids: readonly EntityId[]) {
    const { reducedMotion } = this.#stage
    const bounds = this.#boundsOf(ids)
    const target = bounds ? viewOf(bounds, this.#view.pose, this.#lens) : this.#worldView()
    const last = this.#focused
    const isThere = ids.length > 0 && last !== null && last.at === this.#view.pose && sameIds(last.ids, ids)
    const goal = isThere ? last.from : target
    this.#focused = isThere ? null : { ids, from: this.#view.pose, at: goal }
    this.#view.flyTo(goal, !reducedMotion)
  }

  #look(side: ViewSide) {
    const selected = this.#boundsOf(this.#tools.selected)
    const bounds = selected ?? worldBounds(this.#stage.entities)
    this.#view.flyTo(viewFromSide(bounds, side, this.#lens), !this.#stage.reducedMotion)
  }

  #boundsOf(ids: readonly EntityId[]) {
    const { entities } = this.#stage
    const boxes = ids.flatMap((id) => {
      const object = entities.record(id)?.kind === 'environment' ? undefined : entities.object(id)
      return (object && boxOf(object)) ?? []
    })
    return mainBounds(boxes)
  }

  /** Home: the start view that the project's camera marks, else all of the world. */
  #worldView() {
    const { entities } = this.#stage
    return startView(entities.records()) ?? viewOfWorld(worldBounds(entities), this.#lens)
  }

  get #lens() {
    const { fov, aspect } = this.#stage.world.camera
    return { fov, aspect }
  }

  get #sight(): Sight {
    const { clientWidth, clientHeight } = this.#stage.world.scene.canvas
    return { lens: this.#lens, part: openPart(clientWidth, clientHeight) }
  }

  #takePicture(message: Extract<ToFrame, { type: 'picture.take' }>) {
    const { world, entities, loop, send } = this.#stage
    const bounds = worldBounds(entities)
    this.#alone(['camera', 'cursor'], () => {
      const dataUrl = takePicture(world, startView(entities.records()), bounds, message)
      send({ type: 'picture.taken', requestId: message.requestId, dataUrl })
    })
    loop.invalidate()
  }

  /** One looks out of the player's eyes, so it is not in the picture. */
  async #takePanorama({ requestId, width, height }: Extract<ToFrame, { type: 'picture.take' }>) {
    const { world, entities, loop, send } = this.#stage
    const { takePanorama } = await import('../picture/take-panorama.ts')
    const { position, yaw } = panoramaStand(entities) ?? this.#view.pose
    const alone = (paint: () => void) => this.#alone(['camera', 'cursor', 'player'], paint)
    const dataUrl = await takePanorama(world, loop, { position, yaw, width, height, alone })
    send({ type: 'picture.taken', requestId, dataUrl })
  }

  /** Does some work with nothing to be seen of the editor, nor of these. */
  #alone(kinds: readonly string[], work: () => void) {
    const { entities } = this.#stage
    const hidden = [...entities.ids].flatMap((id) => {
      const kind = entities.record(id)?.kind
      return kind && kinds.includes(kind) ? (entities.object(id) ?? []) : []
    })
    const shown = [this.#grid, ...hidden].filter(({ visible }) => visible)
    for (const part of shown) part.visible = false
    this.#tools.hideDuring(work)
    for (const part of shown) part.visible = true
  }
}

const sameIds = (one: readonly EntityId[], other: readonly EntityId[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Every scene has one camera, and its id is that of no other scene. */
function cameraOf(records: Iterable<FrameEntity>): EntityId | undefined {
  for (const { id, kind } of records) if (kind === 'camera') return id
  return undefined
}
