import type { MarkerFeatures } from '../../../model/components/marker.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Vec3 } from '../../../model/project/project.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { FrameFile } from '../../../protocol/frame/frame-file.ts'
import type { FromFrame } from '../../../protocol/frame/from-frame.ts'
import type { Nudge, ToFrame, ViewSide, ViewStep } from '../../../protocol/frame/to-frame.ts'
import { type Cell, createCell } from '../state/cell.ts'
import { type EditView, straightAhead } from './edit-view.ts'
import { type FileMoves, type FileSides, withNewest } from './file-moves.ts'
import type { FrameHost } from './frame-host.ts'
import { createFrameRequests } from './frame-requests.ts'
import { pointInFrame } from './window-point.ts'

/** Metres, and degrees. */
type Stand = Pick<FrameEntity, 'position' | 'rotation'>

/** Something that the edit frame has told. */
type Shown<T> = Omit<Cell<T>, 'set'>

/** What the edit frame can be asked to do. */
export interface EditCalls {
  /** How its camera is turned, as far as it has told. */
  readonly view: Shown<EditView>
  /** Of the model files that the frame has read so far. */
  readonly moves: Shown<FileMoves>
  readonly sides: Shown<FileSides>
  /** Looks at these entities; none = the whole scene. */
  focus(ids: readonly EntityId[]): void
  /** Looks at the selection, or at everything, from a side. */
  look(side: ViewSide): void
  /** Moves the editing camera by a step. */
  stepView(step: ViewStep): void
  /** Moves the selection by a step; comes back as `onTransform`. */
  nudge(step: Nudge): void
  /** Lets what is selected down onto what is below it; comes back as `onTransform`. */
  drop(): void
  /**
   * The point on the ground in front of the editing camera where a new thing, whose own place counts from there, is wholly in the picture; without one,
   * a cubic metre. The origin when no frame answers.
   */
  askSpot(entity?: FrameEntity): Promise<Vec3>
  /** Where the editing camera stands and how it is turned; `null` when no frame answers. */
  askView(): Promise<Stand | null>
  /** Brings things that were just made wholly into the picture; nothing moves when they are. */
  reveal(ids: readonly EntityId[]): void
  /**
   * Shows a thing that is not in the project on what lies below a point of the window, and says where it stands and how it is turned; its own place
   * counts from there. `null`, and it is not shown, when the point is not in the picture of the scene or no frame answers.
   */
  carry(entity: FrameEntity, x: number, y: number): Promise<Stand | null>
  /** The thing is carried no longer: it goes, unless the project has it by now. */
  endCarrying(): void
  /** A JPEG or PNG as a data URL, or `''` when no frame answers. Pixels. */
  takePicture(width: number, height: number): Promise<string>
  /** The same of all that is around the player: longitude across, latitude down. The scene goes on meanwhile. */
  takePanorama(width: number, height: number): Promise<string>
  /** A picture of a model file as a data URL, or `''` when it cannot be read or no frame answers. Pixels. */
  takeModelPicture(file: FrameFile, size: number): Promise<string>
  /** A model file with fewer triangles and smaller pictures; no bytes when that cannot be done or no frame answers. */
  shrinkModel(file: FrameFile | { readonly bytes: Uint8Array }): Promise<Uint8Array>
  /** A file of the library on the frame's own site; no bytes when it is not there or no frame answers. */
  readFile(path: string): Promise<Uint8Array>
  /** What there is in a picture for a camera to know it by; `null` when no frame answers. */
  judgeMarker(source: string): Promise<MarkerFeatures | null>
  /** A GLB file of these things; no bytes when it could not be made or no frame answers. */
  makeModel(entities: readonly FrameEntity[]): Promise<Uint8Array>
}

const origin: Vec3 = [0, 0, 0]
const noBytes = new Uint8Array()
/** Milliseconds. */
const patience = {
  spot: 2_000,
  carried: 5_000,
  picture: 30_000,
  panorama: 60_000,
  file: 60_000,
  model: 60_000,
  shrinking: 120_000,
}

/** The calls of whatever edit frame there is at the moment; `answer` takes what it says. */
export function createEditCalls(
  edit: () => FrameHost | undefined,
): EditCalls & { answer(message: FromFrame): void } {
  const view = createCell(straightAhead)
  const moves = createCell<FileMoves>(new Map())
  const sides = createCell<FileSides>(new Map())
  const spots = createFrameRequests<Vec3>()
  const carried = createFrameRequests<Stand | null>()
  const views = createFrameRequests<Stand | null>()
  const models = createFrameRequests<Uint8Array>()
  const files = createFrameRequests<Uint8Array>()
  const pictures = createFrameRequests<string>()
  const markers = createFrameRequests<MarkerFeatures | null>()
  const send = (message: ToFrame) => edit()?.send(message)
  const isReady = () => edit()?.isReady() ?? false

  const pictureOf = async (
    projection: 'perspective' | 'equirectangular',
    size: { readonly width: number; readonly height: number },
    patient: number,
  ) => {
    if (!isReady()) return ''
    return pictures.ask(
      (requestId) => send({ type: 'picture.take', requestId, projection, ...size }),
      '',
      patient,
    )
  }

  return {
    view,
    moves,
    sides,
    answer(message) {
      if (message.type === 'view.spot') spots.answer(message.requestId, message.position)
      else if (message.type === 'placing.at' || message.type === 'view.stand') {
        const { requestId, position, rotation } = message
        const asked = message.type === 'view.stand' ? views : carried
        asked.answer(requestId, { position, rotation })
      } else if (message.type === 'picture.taken') pictures.answer(message.requestId, message.dataUrl)
      else if (message.type === 'model.made') models.answer(message.requestId, message.bytes)
      else if (message.type === 'file.bytes') files.answer(message.requestId, message.bytes)
      else if (message.type === 'marker.judged') markers.answer(message.requestId, message)
      else if (message.type === 'view.turned')
        view.set({ ...view.get(), yaw: message.yaw, pitch: message.pitch })
      else if (message.type === 'model.read') {
        moves.set(withNewest(moves.get(), message.source, message.moves))
        sides.set(withNewest(sides.get(), message.source, message.sides))
      } else if (message.type === 'view.lost') view.set({ ...view.get(), isLost: message.isLost })
    },
    focus: (ids) => send({ type: 'view.focus', ids: [...ids] }),
    look(side) {
      view.set({ ...view.get(), asked: { side } })
      send({ type: 'view.side', side })
    },
    stepView: (step) => send({ type: 'view.step', ...step }),
    nudge: (step) => send({ type: 'selection.nudge', ...step }),
    drop: () => send({ type: 'selection.drop' }),
    async askSpot(entity) {
      if (!isReady()) return origin
      return spots.ask(
        (requestId) => send({ type: 'view.ask-spot', requestId, ...(entity && { entity }) }),
        origin,
        patience.spot,
      )
    },
    async askView() {
      if (!isReady()) return null
      return views.ask((requestId) => send({ type: 'view.ask-stand', requestId }), null, patience.spot)
    },
    reveal: (ids) => send({ type: 'view.reveal', ids: [...ids] }),
    async carry(entity, x, y) {
      const box = isReady() ? edit()?.box() : undefined
      if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) {
        send({ type: 'placing.end' })
        return null
      }
      const at = pointInFrame(box, { x, y })
      return carried.ask(
        (requestId) => send({ type: 'placing.show', requestId, entity, ...at }),
        null,
        patience.carried,
      )
    },
    endCarrying: () => send({ type: 'placing.end' }),
    takePicture: (width, height) => pictureOf('perspective', { width, height }, patience.picture),
    takePanorama: (width, height) => pictureOf('equirectangular', { width, height }, patience.panorama),
    async takeModelPicture(file, size) {
      if (!isReady()) return ''
      return pictures.ask(
        (requestId) => send({ type: 'model.show', requestId, file, size }),
        '',
        patience.picture,
      )
    },
    async shrinkModel(file) {
      if (!isReady()) return noBytes
      return models.ask(
        (requestId) => send({ type: 'model.shrink', requestId, file }),
        noBytes,
        patience.shrinking,
      )
    },
    async readFile(path) {
      if (!isReady()) return noBytes
      return files.ask((requestId) => send({ type: 'file.read', requestId, path }), noBytes, patience.file)
    },
    judgeMarker: async (source) =>
      isReady()
        ? markers.ask(
            (requestId) => send({ type: 'marker.judge', requestId, source }),
            null,
            patience.picture,
          )
        : null,
    async makeModel(entities) {
      if (!isReady()) return noBytes
      return models.ask(
        (requestId) => send({ type: 'model.make', requestId, entities: [...entities] }),
        noBytes,
        patience.model,
      )
    },
  }
}
