import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import * as Y from 'yjs'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import type { SessionBus } from '../../commands/core/session-bus.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { Access } from '../../protocol/http/project.ts'
import type { ProjectSession } from '../../src/client/project-session/project-session.ts'
import { startI18n } from '../../src/i18n/i18n.ts'
import { ToastHost } from '../../src/ui/ToastHost.tsx'
import { createSceneCopyKeeper } from '../../src/workspace/copy/scene-copy-keeper.ts'
import { type EditView, straightAhead } from '../../src/workspace/frame/edit-view.ts'
import type { FramesStatus, SceneFrames } from '../../src/workspace/frame/scene-frames.ts'
import { createHistoryStore } from '../../src/workspace/history/history-store.ts'
import { SessionContext } from '../../src/workspace/session-context.ts'
import { type Cell, createCell } from '../../src/workspace/state/cell.ts'
import { WorkspaceContext } from '../../src/workspace/state/workspace-context.ts'
import { createWorkspaceState, type WorkspaceState } from '../../src/workspace/state/workspace-state.ts'
import { createProjectDocument } from '../support/create-project-document.ts'
// Here before it is asked for, so that what is selected shows at once.
import '../../src/workspace/properties/ThingProperties.tsx'

const player = {
  width: 1.4,
  height: 2.2,
  depth: 1,
  movementSpeed: 10,
  jumpStartSpeed: 5,
  jumpSpeed: 15,
  gravity: 9.81,
  maxClimbAngle: 60,
  collideWithSurfaces: true,
  multiJump: false,
  hillClimbing: true,
}

export interface RenderedWorkspace {
  readonly page: HTMLElement
  readonly bus: SessionBus
  readonly journal: MemoryJournal
  /** The project's document as an update. */
  readonly bytes: () => Uint8Array
  readonly state: WorkspaceState
  /** What was shown without being stored, in order. */
  readonly previews: FrameEntity[][]
  /** What the frame was asked to find a place for, and what to bring into its picture. */
  readonly asked: {
    readonly spots: (FrameEntity | undefined)[]
    readonly reveals: EntityId[][]
    /** What its camera was sent to; nothing is the whole scene. */
    readonly focuses: EntityId[][]
    /** What was shown under the pointer on its way from the picker. */
    readonly carried: FrameEntity[]
    /** How the picture was when it was to be opened again. */
    readonly reloads: FramesStatus['edit'][]
  }
  /** How the editing camera is turned, and whether it is lost. */
  readonly view: Cell<EditView>
  /** The movements of model files that the frame has read. */
  readonly moves: Cell<ReadonlyMap<string, readonly string[]>>
  /** How many parts of the scene have not come. */
  readonly away: Cell<number>
  /** What the frames show. */
  readonly status: Cell<FramesStatus>
  /** The entity that was made for the test, a box called 'Box' at 1, 2, 3; a player is there too. */
  readonly boxId: EntityId
  unmount(): void
}

/**
 * Renders a part of the workspace over a real project with a box and a player, and frames that only remember. Without a `clock` a second
 * passes with each command.
 */
export async function renderWorkspace(
  part: ReactNode,
  access: Access = 'owner',
  clock?: () => number,
): Promise<RenderedWorkspace> {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView ??= () => undefined
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await startI18n('en')
  let ids = 0
  const newId = () => `id-${++ids}`
  const project = createProjectDocument({ template: '', displayName: 'Test' })
  const startBytes = Y.encodeStateAsUpdateV2(project)
  const journal = new MemoryJournal()
  const bus = createCommandBus({
    document: project,
    actor: 'me',
    clock: clock ?? (() => ids * 1000),
    newId,
    journal,
  })
  const boxId = EntityId.parse('box')
  bus.execute(createEntity, {
    entityId: boxId,
    sceneId: bus.project.defaultScene.id,
    kind: 'shape',
    name: 'Box',
    parentId: null,
    before: null,
    position: [1, 2, 3],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
    components: { geometry: { primitive: 'box' }, material: { color: '#4C86C6' } },
  })
  bus.execute(createEntity, {
    entityId: EntityId.parse('player'),
    sceneId: bus.project.defaultScene.id,
    kind: 'player',
    name: 'Player',
    parentId: null,
    before: null,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
    components: { player },
  })
  const state = createWorkspaceState(bus.project)
  const previews: FrameEntity[][] = []
  const asked: RenderedWorkspace['asked'] = { spots: [], reveals: [], focuses: [], carried: [], reloads: [] }
  const session: ProjectSession = {
    bus,
    localId: 'test',
    access,
    isWriter: true,
    newId,
    saveStatus: createCell({ kind: 'saved', at: 0 } as const),
    peers: createCell([]),
    tellBlocks: () => undefined,
    names: createCell(new Map()),
    watchText: () => ({
      ownEdit: () => ({ ok: true, changed: false }),
      tellCaret: () => undefined,
      carets: () => [],
      stop: () => undefined,
    }),
    journal: async () => [],
    opening: () => ({ base: startBytes, entries: journal.entries }),
    entriesAfter: (seq) => journal.entries.filter((entry) => entry.seq > seq),
    recording: async () => new Uint8Array(),
    snapshot: () => new Uint8Array(Y.encodeStateAsUpdateV2(project)),
    note: (kind, data) => bus.note(kind, data),
    hold: () => () => undefined,
    close: () => undefined,
  }
  const status = createCell<FramesStatus>({ edit: 'shown', run: 'editing' })
  const view = createCell(straightAhead)
  const away = createCell(0)
  const moves = createCell<ReadonlyMap<string, readonly string[]>>(new Map())
  const frames: SceneFrames = {
    status,
    away,
    view,
    moves,
    sides: createCell(new Map([['asset:cat', [1, 0.5, 0.25] as const]])),
    start: () => () => undefined,
    run: () => undefined,
    stop: () => undefined,
    runAlone: () => undefined,
    again: () => undefined,
    ar: createCell(false),
    setAr: () => undefined,
    pace: () => undefined,
    stride: () => undefined,
    film: () => undefined,
    back: () => undefined,
    focus: (ids) => void asked.focuses.push([...ids]),
    look: () => undefined,
    stepView: () => undefined,
    nudge: () => undefined,
    async carry(entity, x, y) {
      asked.carried.push(entity)
      return { position: [x / 100, 0, y / 100], rotation: entity.rotation }
    },
    endCarrying: () => undefined,
    drop: () => undefined,
    async askSpot(entity) {
      asked.spots.push(entity)
      return [0.2, 0, 4.3]
    },
    askView: async () => ({ position: [1, 2, 3], rotation: [-10, 45, 0] }),
    reveal: (ids) => void asked.reveals.push([...ids]),
    preview: (entities) => void previews.push([...entities]),
    takePicture: async () => '',
    takePanorama: async () => '',
    takeModelPicture: async () => '',
    shrinkModel: async () => new Uint8Array(),
    readFile: async () => new Uint8Array(),
    judgeMarker: async () => ({ features: 100, tracked: 10 }),
    makeModel: async () => new Uint8Array(),
    hear: () => undefined,
    reload: () => void asked.reloads.push(status.get().edit),
  }
  const copy = createSceneCopyKeeper(session, state, () => null)
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  act(() =>
    root.render(
      <SessionContext value={session}>
        <WorkspaceContext
          value={{
            state,
            frames,
            history: createHistoryStore(session),
            copy,
            gatherFiles: async (assets) => ({ files: new Map(), missing: assets }),
            ways: { publish: () => undefined, share: () => undefined, together: () => undefined },
            perform: () => undefined,
          }}
        >
          <MemoryRouter>{part}</MemoryRouter>
          <ToastHost />
        </WorkspaceContext>
      </SessionContext>,
    ),
  )
  return {
    page,
    bus,
    journal,
    bytes: () => Y.encodeStateAsUpdate(project),
    state,
    previews,
    asked,
    view,
    moves,
    status,
    away,
    boxId,
    unmount() {
      act(() => root.unmount())
      page.remove()
    },
  }
}
