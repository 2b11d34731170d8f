import * as Y from 'yjs'
import { createCommandBus } from '../../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../../commands/core/memory-journal.ts'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { HistoryReader } from '../../../commands/history/history-reader.ts'
import { EntityId } from '../../../model/ids.ts'
import type { Entity, Vec3 } from '../../../model/project/project.ts'
import { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { Tool } from '../../../protocol/frame/tool-settings.ts'
import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'
import { nudges } from '../../../src/workspace/actions/nudges.ts'
import { storeGestures } from '../../../src/workspace/actions/store-gestures.ts'
import { createEntityFeed } from '../../../src/workspace/frame/entity-feed.ts'
import { pickedSelection } from '../../../src/workspace/frame/picked-selection.ts'
import { actionForKey } from '../../../src/workspace/shortcuts/action-for-key.ts'
import { createWorkspaceState, type WorkspaceState } from '../../../src/workspace/state/workspace-state.ts'
import { createProjectDocument } from '../../support/create-project-document.ts'

/** What stands in a scene when it is made; a thing of the size of a metre on the ground where nothing else is said. */
export interface Furnishing {
  readonly name: string
  readonly kind?: Entity['kind']
  readonly inside?: string
  readonly position: Vec3
  readonly rotation?: Vec3
  readonly scale?: Vec3
  readonly components?: Entity['components']
}

/** The app's end of an edit frame without a page: a real project behind its real bus, fed to the frame as the workspace does. */
export class GestureDesk {
  readonly bus: SessionBus
  readonly state: WorkspaceState
  readonly #frame: OpenFrame
  readonly #journal = new MemoryJournal()
  readonly #reader = new HistoryReader()
  readonly #receive: (message: FromFrame) => void
  #read = 0
  #out: ToFrame[] = []
  #pings = 0

  constructor(frame: OpenFrame, things: readonly Furnishing[]) {
    this.#frame = frame
    let ids = 0
    const newId = () => `new-${++ids}`
    const document = createProjectDocument({ template: '', displayName: 'Gestures' })
    const journal = this.#journal
    const bus = createCommandBus({ document, actor: 'me', clock: Date.now, newId, journal })
    this.bus = bus
    for (const thing of things) furnish(bus, thing)
    this.#reader.begin(Y.encodeStateAsUpdateV2(document))
    this.#read = journal.entries.length
    const state = createWorkspaceState(bus.project)
    this.state = state
    const send = (message: ToFrame) => void this.#out.push(message)
    const feed = createEntityFeed(send)
    feed.load(this.entities)
    bus.subscribe(() => feed.update(this.entities))
    state.selection.subscribe(() => send({ type: 'selection.set', ids: [...state.selection.get()] }))
    state.tools.subscribe(() => send({ type: 'tool.set', ...state.tools.get() }))
    send({ type: 'tool.set', ...state.tools.get() })
    const gestures = storeGestures({
      bus,
      state,
      newId,
      preview: (upserts) => send({ type: 'scene.patch', upserts: [...upserts], removes: [] }),
      // Of the player there is one: who pulls a copy of it is told so.
      onRefused({ code }) {
        if (code !== 'entity.protected') throw new Error(`a gesture was refused: ${code}`)
      },
    })
    const press = keysOf(state, send)
    this.#receive = (message) => {
      const { selection } = state
      if (message.type === 'entity.picked')
        selection.set(pickedSelection(selection.get(), message.id, message.additive))
      else if (message.type === 'entities.picked')
        selection.set([...new Set([...selection.get(), ...message.ids])])
      else if (message.type === 'transform.commit') gestures.transform(message.changes, message.isRepeat)
      else if (message.type === 'transform.copy') gestures.copy(message.offset)
      else if (message.type === 'key.pressed') press(message)
    }
  }

  get entities(): readonly Entity[] {
    return this.bus.project.entities(this.state.sceneId.get())
  }

  /** The whole scene as a text. */
  get scene(): string {
    return JSON.stringify(this.entities)
  }

  /** Lines of the history that were not undone. */
  get lines(): number {
    for (const entry of this.#journal.entries.slice(this.#read)) this.#reader.add(entry)
    this.#read = this.#journal.entries.length
    return this.#reader.lines.filter(({ isUndone }) => !isUndone).length
  }

  /** Lets both ends hear everything that was said, and answer it. */
  async settle(): Promise<void> {
    for (;;) {
      for (const message of this.#out.splice(0)) await this.#frame.say(message)
      const n = ++this.#pings
      await this.#frame.say({ type: 'ping', n })
      await this.#frame.page.waitForFunction(`heard.some((one) => one.type === 'pong' && one.n === ${n})`)
      const heard = await this.#frame.page.evaluate<unknown[]>('heard.splice(0)')
      for (const message of heard) this.#receive(FromFrame.parse(message))
      if (this.#out.length === 0) return
    }
  }
}

function furnish(bus: SessionBus, thing: Furnishing) {
  const { name, kind = 'shape', inside, position, rotation = [0, 0, 0], scale = [1, 1, 1] } = thing
  const box = { geometry: { primitive: 'box' }, material: { color: '#4C86C6' } }
  const verdict = bus.execute(createEntity, {
    entityId: EntityId.parse(name),
    sceneId: bus.project.defaultScene.id,
    kind,
    name,
    parentId: inside === undefined ? null : EntityId.parse(inside),
    before: null,
    position,
    rotation,
    scale,
    components: thing.components ?? (kind === 'shape' ? box : {}),
  })
  if (!verdict.ok) throw new Error(`${name} cannot be made: ${verdict.code}`)
}

/** What keys do that the frame hands on: those that arrange, and those that set the hand. */
function keysOf({ tools, selection }: WorkspaceState, send: (message: ToFrame) => void) {
  const arrange: Readonly<Partial<Record<string, (isRepeat: boolean) => void>>> = {
    ...nudges((step) => send({ type: 'selection.nudge', ...step })),
    drop: () => send({ type: 'selection.drop' }),
    snap: () => tools.set({ ...tools.get(), snap: !tools.get().snap }),
    space: () => tools.set({ ...tools.get(), space: tools.get().space === 'world' ? 'local' : 'world' }),
    stop: () => selection.set([]),
  }
  return (press: Extract<FromFrame, { type: 'key.pressed' }>) => {
    const action = actionForKey(press, 'picture')
    const tool = Tool.safeParse(action)
    if (tool.success) tools.set({ ...tools.get(), tool: tool.data })
    else if (action !== undefined) arrange[action]?.(press.repeat ?? false)
  }
}
