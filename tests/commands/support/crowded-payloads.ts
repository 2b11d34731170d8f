import type { CommandType } from '../../../commands/catalogue.ts'
import type { JsonObject, JsonValue } from '../../../model/json.ts'
import type { Project } from '../../../model/project/project.ts'
import type { Picker } from '../../../scripts/fuzz/picker.ts'

type MakePayload = (pick: Picker, project: Project) => unknown

const picture = ({ assets }: Project, index = 0): string =>
  assets.filter(({ type }) => type === 'images')[index]?.id ?? 'gone'

/** Some of them, in an order that the picks decide. */
function some(pick: Picker, values: JsonObject): JsonObject {
  const chosen = Object.entries(values).filter(() => pick.number(3) > 0)
  return Object.fromEntries(pick.number(2) === 0 ? chosen : chosen.reverse())
}

/** A value of few that are alike, with its keys in one order or the other. */
const dress = (pick: Picker, project: Project): JsonObject =>
  some(pick, { picture: `asset:${picture(project)}`, size: pick.number(2), deep: { a: 1, b: [2] } })

const dressed = ['sooner', 'later', 'beside', 'material']

/**
 * Payloads by which many values come to lie in one record, by several hands: things with components that show the same picture, blocks with fields,
 * extras and shadows, values that differ in the order of their keys alone.
 */
export const crowdedPayloads = {
  'entity.set-component': (pick, project) => ({
    component: pick.from(dressed) ?? 'later',
    value: dress(pick, project),
    entityId: pick.entity(),
  }),
  'entity.set-property': (pick, project) => ({
    ...pick.from<{ property: string; value: JsonValue }>([
      { property: 'picture', value: `asset:${picture(project)}` },
      { property: 'size', value: 1 },
      { property: 'texture', value: `asset:${picture(project)}` },
    ]),
    component: pick.from(dressed) ?? 'later',
    entityId: pick.entity(),
  }),
  'asset.add': (pick) => ({
    assetId: pick.newId(),
    type: 'images',
    fileName: 'picture.png',
    key: 'key',
    link: '',
    isDisabled: false,
  }),
  'asset.replace': (pick, project) => {
    const from = pick.number(2)
    return { assetId: picture(project, from), replacementId: picture(project, 1 - from) }
  },
  'blocks.change': (pick, project) => {
    const reference = `asset:${picture(project)}`
    const id = `block${pick.number(3)}`
    const params = [{ id: 'v', name: 'v' }]
    const part = {
      id,
      type: pick.from(['show', 'procedures_defnoreturn', 'procedures_callreturn']) ?? 'show',
    }
    const shadow = { type: 'image', fields: some(pick, { SRC: reference, ALT: 'alt' }) }
    return {
      fileId: pick.blocksFile(),
      upserts: [
        {
          ...part,
          hasNext: false,
          fields: some(pick, { PICTURE: reference, BESIDE: reference, NAME: 'n', ZOOM: 2 }),
          extra: some(pick, {
            inline: true,
            data: reference,
            collapsed: true,
            extraState: some(pick, { name: 'n', params }),
          }),
          shadows: some(pick, { TO: shadow, BY: shadow, next: shadow }),
        },
      ],
      deletes: [],
    }
  },
  'file.duplicate': (pick) => ({ sourceId: pick.blocksFile(), fileId: pick.newId() }),
} as const satisfies Partial<Record<CommandType, MakePayload>>

export type CrowdedType = keyof typeof crowdedPayloads
