import type { CommandType } from '../../../commands/catalogue.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Picker } from '../../../scripts/fuzz/picker.ts'

type MakePayload = (pick: Picker, project: Project) => unknown

/** Of the oldest pictures, which everybody knows. */
const picture = ({ assets }: Project, index = 0): string =>
  assets.filter(({ type }) => type === 'images')[index]?.id ?? 'gone'

/** One of a few things and the oldest tab, so that people meet there. */
const thing = (pick: Picker, project: Project): string => {
  const shapes = project.entities(project.defaultScene.id).filter(({ kind }) => kind === 'shape')
  return pick.from(shapes.slice(0, 4))?.id ?? 'gone'
}

const tab = (project: Project): string =>
  project.files(project.defaultScene.id).find(({ kind }) => kind === 'blocks')?.id ?? 'gone'

/** Some of them, in an order that the picks decide. */
function some(pick: Picker, values: JsonObject): JsonObject {
  const chosen = Object.entries(values).filter(() => pick.number(3) > 0)
  return Object.fromEntries(pick.number(2) === 0 ? chosen : chosen.reverse())
}

const dressed = ['sooner', 'later', 'beside', 'material']

/**
 * Payloads by which many values come to lie in one record, by several hands: things with components that show the same picture, blocks with fields,
 * extras and shadows, values that differ in the order of their keys alone.
 */
export const crowdedPayloads = {
  'entity.set-component': (pick, project) => ({
    component: pick.from(dressed) ?? 'later',
    value: some(pick, { picture: `asset:${picture(project)}`, size: pick.number(2), deep: { a: 1, b: [2] } }),
    entityId: thing(pick, project),
  }),
  'entity.set-property': (pick, project) => ({
    ...pick.from<{ property: string; value: JsonValue }>([
      { property: 'picture', value: `asset:${picture(project)}` },
      { property: 'size', value: 1 },
      { property: 'texture', value: `asset:${picture(project)}` },
    ]),
    component: pick.from(dressed) ?? 'later',
    entityId: thing(pick, project),
  }),
  'asset.replace': (pick, project) => {
    const from = pick.number(2)
    return { assetId: picture(project, from), replacementId: picture(project, 1 - from) }
  },
  'blocks.change': (pick, project) => {
    const reference = `asset:${picture(project)}`
    const params = [{ id: 'v', name: 'v' }]
    const shadow = { type: 'image', fields: some(pick, { SRC: reference, ALT: 'alt' }) }
    const block = {
      id: `crowded${pick.number(3)}`,
      type: pick.from(['show', 'procedures_defnoreturn', 'procedures_callreturn']) ?? 'show',
      hasNext: false,
      fields: some(pick, { PICTURE: reference, BESIDE: reference, NAME: 'n', ZOOM: 2 }),
      extra: some(pick, {
        inline: true,
        data: reference,
        collapsed: true,
        extraState: some(pick, { name: 'n', params }),
      }),
      shadows: some(pick, { TO: shadow, BY: shadow, next: shadow }),
    }
    return { fileId: tab(project), upserts: [block], deletes: [] }
  },
  'file.duplicate': (pick, project) => ({ sourceId: tab(project), fileId: pick.newId() }),
} as const satisfies Partial<Record<CommandType, MakePayload>>

/** Those of which there are such payloads. */
export const crowdedTypes = [
  'entity.set-component',
  'entity.set-property',
  'asset.replace',
  'blocks.change',
  'file.duplicate',
] as const satisfies (keyof typeof crowdedPayloads)[]
