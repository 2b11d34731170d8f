import type { CommandType } from '../../commands/catalogue.ts'
import type { JsonObject } from '../../model/json.ts'
import type { Picker } from './picker.ts'

const color = (pick: Picker) => `#${pick.number(0xffffff).toString(16).padStart(6, '0')}`

const note = (pick: Picker, id: string) => ({
  id,
  text: pick.name(),
  x: pick.number(300),
  y: pick.number(300),
  width: 100 + pick.number(50),
  height: 80,
  collapsed: pick.number(2) === 0,
})

const dot = (pick: Picker) => ({
  kind: 'ellipse',
  x: pick.number(300),
  y: pick.number(200),
  radiusX: 5,
  radiusY: 5,
  fill: color(pick),
  stroke: null,
  strokeWidth: pick.number(9),
})

const birth = (pick: Picker, assetId: string) => ({
  assetId,
  type: pick.from(['images', 'images', 'sounds']) ?? 'images',
  fileName: `${pick.name()}.png`,
  key: `key${pick.number(9)}`,
  link: '',
  isDisabled: false,
})

/** Where a new thing stands, under which name; in the order in which the seeds of old know it. */
const placed = (pick: Picker) => ({
  name: pick.name(),
  parentId: pick.parent(),
  before: pick.parent(),
  position: pick.vector(),
  rotation: pick.vector(),
  scale: pick.vector(),
})

/**
 * How to make payloads that meet: of two values that matter rather than any, at bounds, near misses. What has no row here gets payloads from its
 * schema (`payload-from-schema.ts`). A row changes which histories a seed stands for.
 */
export const fuzzTable: Partial<Record<CommandType, (pick: Picker) => unknown>> = {
  'entity.create': (pick) => ({
    entityId: pick.newId(),
    sceneId: pick.sceneId,
    kind: pick.from(['shape', 'shape', 'model', 'light', 'player', 'later-kind']) ?? 'shape',
    ...placed(pick),
    components: { material: { color: color(pick) } },
  }),
  'entity.delete': (pick) => ({
    entityIds: [pick.entity(), ...(pick.number(3) === 0 ? [pick.entity()] : [])],
  }),
  'entity.rename': (pick) => ({ entityId: pick.entity(), name: pick.name() }),
  'entity.transform': (pick) => ({
    changes: [
      { entityId: pick.entity(), position: pick.vector() },
      { entityId: pick.entity(), rotation: pick.vector(), scale: pick.vector() },
    ],
  }),
  'entity.move': (pick) => ({
    entityIds: [pick.entity(), ...(pick.number(3) === 0 ? [pick.entity()] : [])],
    parentId: pick.parent(),
    before: pick.parent(),
  }),
  'entity.set-component': (pick) => ({
    entityId: pick.entity(),
    component: pick.from(['material', 'geometry', 'later']) ?? 'material',
    value:
      pick.number(4) === 0
        ? { deep: [{ list: [1, null, `asset:${pick.asset()}`] }] }
        : { color: color(pick) },
  }),
  'entity.set-property': (pick) => ({
    entityId: pick.entity(),
    component: 'material',
    property: pick.from(['color', 'opacity']) ?? 'color',
    value: pick.number(2) === 0 ? color(pick) : pick.number(10) / 10,
  }),
  'entity.change-component': (pick) => ({
    component: pick.from(['material', 'later']) ?? 'material',
    property: pick.from(['color', null]) ?? null,
    changes: [pick.entity(), ...(pick.number(2) === 0 ? [pick.entity()] : [])].map((entityId) => ({
      entityId,
      value: pick.number(4) === 0 ? null : { color: color(pick) },
    })),
  }),
  'entity.hide': (pick) => ({
    entityIds: [pick.entity(), ...(pick.number(3) === 0 ? [pick.entity()] : [])],
    isHidden: pick.number(2) === 0,
  }),
  'entity.lock': (pick) => ({ entityIds: [pick.entity()], isLocked: pick.number(4) === 0 }),
  'entity.clone': (pick) => ({
    copies: [{ sourceId: pick.entity(), entityId: pick.newId() }],
    offset: [1, 0, 0],
  }),
  'entity.paste': (pick) => {
    const [outer, inner, doodleId] = [pick.newId(), `${pick.newId()}-in`, `${pick.newId()}-doodle`]
    const pasted = (entityId: string, parentId: string | null) => ({
      entityId,
      parentId,
      kind: pick.from(['shape', 'model', 'doodle', 'camera']) ?? 'shape',
      name: pick.name(),
      position: pick.vector(),
      rotation: pick.vector(),
      scale: pick.vector(),
      isHidden: pick.number(2) === 0,
      components: { material: { color: color(pick) }, doodle: { source: `doodle:${doodleId}` } },
    })
    const strokes = [{ id: `${doodleId}-1`, shape: dot(pick) }]
    return {
      sceneId: pick.sceneId,
      entities: [pasted(outer, null), pasted(inner, outer)],
      doodles: pick.number(2) === 0 ? [] : [{ doodleId, name: pick.name(), width: 30, height: 20, strokes }],
    }
  },
  'entity.group': (pick) => ({
    groupId: pick.newId(),
    name: pick.name(),
    entityIds: [pick.entity(), ...(pick.number(3) === 0 ? [] : [pick.entity()])],
  }),
  'entity.ungroup': (pick) => ({ groupId: pick.group() }),
  'entity.remove-component': (pick) => ({
    entityId: pick.entity(),
    component: pick.from(['material', 'geometry', 'later']) ?? 'material',
  }),
  'scene.create': (pick) => ({
    sceneId: pick.newSceneId(),
    fileId: pick.newId('-index'),
    ...(pick.number(3) === 0 && { name: pick.name() }),
    template: 'blank',
    entities: ['player', 'camera', 'cursor'].map((kind) => ({
      entityId: pick.newId(`-${kind}`),
      kind,
      name: kind,
      position: pick.vector(),
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: {},
    })),
  }),
  'scene.copy': (pick) => ({ sourceId: pick.sceneId, sceneId: pick.newSceneId() }),
  'scene.delete': (pick) => ({ sceneId: pick.sceneId }),
  'scene.reorder': (pick) => ({
    sceneId: pick.sceneId,
    before: pick.number(3) === 0 ? null : pick.anyScene(),
  }),
  'scene.set-default': (pick) => ({ sceneId: pick.anyScene() }),
  'scene.set-template': (pick) => ({
    sceneId: pick.sceneId,
    template: pick.from(['blank', 'space', '']) ?? '',
  }),
  'scene.rename': (pick) => ({ sceneId: pick.sceneId, name: pick.name() }),
  'file.create': (pick) => ({
    fileId: pick.newId(),
    sceneId: pick.sceneId,
    kind: pick.from(['js', 'js', 'blocks']) ?? 'js',
    ...(pick.number(2) === 0 && { name: pick.name() }),
  }),
  'file.rename': (pick) => ({ fileId: pick.file(), name: pick.name() }),
  'file.delete': (pick) => ({ fileId: pick.file() }),
  'file.edit-text': (pick) => ({
    fileId: pick.script(),
    edits: [
      {
        at: pick.number(24),
        remove: pick.number(6),
        insert: pick.from(['a', 'function', '\n', '🐣', '']) ?? '',
      },
    ],
  }),
  'file.reorder': (pick) => ({ fileId: pick.file(), before: pick.number(3) === 0 ? null : pick.file() }),
  'file.switch-kind': (pick) => ({ sourceId: pick.file(), fileId: pick.newId(), text: `// ${pick.name()}` }),
  'file.duplicate': (pick) => ({ sourceId: pick.file(), fileId: pick.newId() }),
  'blocks.change': (pick) => ({
    fileId: pick.blocksFile(),
    upserts: [
      {
        id: `block${pick.number(6)}`,
        type: 'wait',
        hasNext: true,
        at:
          pick.number(2) === 0
            ? { parent: null, x: pick.number(300), y: pick.number(300) }
            : { parent: `block${pick.number(6)}`, input: 'next', kind: 'statement' },
        fields:
          pick.from<JsonObject>([
            { SECONDS: pick.number(9) },
            { VAR: { id: 'v' } },
            { SRC: `asset:${pick.asset()}` },
          ]) ?? {},
        extra: {},
        shadows: {},
      },
    ],
    deletes: pick.number(4) === 0 ? [`block${pick.number(6)}`] : [],
  }),
  'variable.create': (pick) => ({
    fileId: pick.blocksFile(),
    variable: { id: pick.newId(), name: pick.name() || 'v', type: pick.from(['', '', 'Number']) ?? '' },
  }),
  'variable.rename': (pick) => {
    const fileId = pick.blocksFile()
    return { fileId, variableId: pick.variable(fileId), name: pick.name() }
  },
  'variable.delete': (pick) => {
    const fileId = pick.blocksFile()
    return { fileId, variableId: pick.variable(fileId) }
  },
  'comment.create': (pick) => ({ fileId: pick.blocksFile(), comment: note(pick, pick.newId()) }),
  'comment.change': (pick) => {
    const fileId = pick.blocksFile()
    const commentId = pick.comment(fileId)
    const { text, x, collapsed } = note(pick, commentId)
    return { fileId, commentId, change: pick.from([{ text }, { x, y: 5 }, { collapsed }]) ?? {} }
  },
  'comment.delete': (pick) => {
    const fileId = pick.blocksFile()
    return { fileId, commentId: pick.comment(fileId) }
  },
  'asset.add': (pick) => birth(pick, pick.newId()),
  'asset.show': (pick) => {
    const assetId = pick.number(2) === 0 ? pick.asset() : pick.newId()
    return {
      asset: birth(pick, assetId),
      entityId: pick.newId(),
      sceneId: pick.sceneId,
      kind: 'image',
      name: pick.name(),
      parentId: pick.parent(),
      before: null,
      position: pick.vector(),
      rotation: pick.vector(),
      scale: pick.vector(),
      components: { image: { source: `asset:${assetId}` } },
    }
  },
  'asset.paint': (pick) => ({
    picture: pick.number(3) === 0 ? null : `asset:${pick.asset()}`,
    entityIds: [pick.entity()],
  }),
  'asset.credit': (pick) => ({ assetId: pick.asset(), credit: pick.name(), licence: 'cc-by' }),
  'asset.rename': (pick) => ({ assetId: pick.asset(), name: pick.name() }),
  'asset.replace': (pick) => ({ assetId: pick.asset(), replacementId: pick.asset() }),
  'asset.remove': (pick) => ({ assetId: pick.asset() }),
  'asset.store': (pick) => ({
    assetId: pick.asset(),
    key: `key${pick.number(9)}`,
    link: pick.from(['', '/a/b.png']) ?? '',
    isDisabled: pick.number(2) === 0,
  }),
  'doodle.create': (pick) => ({ doodleId: pick.newId(), name: pick.name(), width: 300, height: 200 }),
  'doodle.place': (pick) => ({
    doodleId: pick.newId(),
    entityId: `${pick.newId()}-thing`,
    sceneId: pick.sceneId,
    ...placed(pick),
    width: 300,
    height: 200,
  }),
  'doodle.rename': (pick) => ({ doodleId: pick.doodle(), name: pick.name() }),
  'doodle.change': (pick) => {
    const doodleId = pick.doodle()
    const ids = [pick.stroke(doodleId), pick.newId(), `stroke${pick.number(5)}`]
    return {
      doodleId,
      upserts: ids.slice(pick.number(3)).map((id) => ({ id, shape: dot(pick) })),
      moves: pick.number(2) === 0 ? [{ id: pick.stroke(doodleId), before: pick.stroke(doodleId) }] : [],
      deletes: pick.number(3) === 0 ? [pick.stroke(doodleId)] : [],
    }
  },
  'doodle.delete': (pick) => ({ doodleId: pick.doodle() }),
  'course.complete-step': (pick) => ({
    courseId: pick.from(['t-rex', 'space-invader']) ?? 't-rex',
    stepId: `step-${pick.number(4)}`,
  }),
  'course.restart': (pick) => ({ courseId: pick.from(['t-rex', 'space-invader']) ?? 't-rex' }),
  'project.rename': (pick) => ({ displayName: pick.name() }),
  'project.describe': (pick) => ({ description: pick.name() }),
  'project.name-moment': (pick) => ({ name: pick.name() }),
  'project.restore': (pick) => ({
    about: { kind: 'project' },
    records: [
      { root: 'meta', id: null, set: [['displayName', pick.name()]], erase: [] },
      {
        root: `ents:${pick.sceneId}`,
        id: pick.entity(),
        set: [
          ['position', pick.vector()],
          ['place', { p: pick.parent() ?? '', o: 'V', t: 0, c: '' }],
        ],
        erase: ['hidden'],
        isDeleted: pick.number(3) === 0,
      },
    ],
    texts: [],
  }),
  'project.set-remix-source': (pick) => ({ remixedFrom: pick.from([null, 'theirs', 'another']) ?? null }),
}
