import { DoodleId } from '../../../model/ids.ts'
import type { CommandCase } from './command-case.ts'
import { box, entityId, indexId, type Workbench } from './workbench.ts'

const file = (id: string, type: string, fileName: string) => ({
  assetId: id,
  type,
  fileName,
  key: `sha-${id}`,
  link: '',
  isDisabled: false,
})
const assets = ({ bus }: Workbench) => bus.project.assets.map(({ name, type }) => `${type}/${name}`)
const later = ({ bus }: Workbench) => bus.project.entity(entityId('a'))?.components.later
const block = ({ bus }: Workbench) => bus.project.blocks(indexId).blocks.get('x')

const shown = { ...box('p'), kind: 'image', components: { image: { source: 'asset:cat' } } }

/** The picture `tree` is used by the thing a and by a block, `house` by nothing. */
const library = [
  ['asset.add', file('tree', 'images', 'tree.png')],
  ['asset.add', file('house', 'images', 'house.old.png')],
  ['asset.add', file('song', 'sounds', 'song.mp3')],
  [
    'entity.set-component',
    { entityId: 'a', component: 'later', value: { src: 'asset:tree', list: ['asset:tree', 'asset:trees'] } },
  ],
  [
    'blocks.change',
    {
      fileId: indexId,
      upserts: [
        {
          id: 'x',
          type: 'show',
          hasNext: true,
          fields: { SRC: 'asset:tree', NUM: 1 },
          extra: {},
          shadows: { BY: { type: 'picture', fields: { SRC: 'asset:tree' } } },
        },
      ],
      deletes: [],
    },
  ],
] as const

const doodleId = DoodleId.parse('sun')
const paint = { fill: '#ffcc00', stroke: null, strokeWidth: 5 }
const disc = { kind: 'ellipse', x: 10, y: 20, radiusX: 5, radiusY: 6, ...paint }
const ray = { kind: 'pen', points: [0, 0, 0.5, 10, 10, 1], ...paint }
const sheet = { doodleId, name: 'Sonne', width: 300, height: 200 }
const { kind: _, components: __, ...place } = box('p')
const placed = { ...place, name: 'Sonne', doodleId: 'sun2', width: 30, height: 20 }
const doodles = ({ bus }: Workbench) => bus.project.doodles.map(({ name }) => name)
const strokes = ({ bus }: Workbench) =>
  bus.project.doodle(doodleId)?.strokes.map(({ id, shape }) => `${id}:${shape.kind}`)
const drawn = [
  ['doodle.create', sheet],
  ['doodle.create', { ...sheet, doodleId: 'moon', name: 'Mond' }],
  ['doodle.change', { doodleId, upserts: ['r1', 'r2', 'r3'].map((id) => ({ id, shape: ray })), deletes: [] }],
  ['entity.set-component', { entityId: 'a', component: 'later', value: { drawing: 'doodle:moon' } }],
] as const
const change = (parts: object) => ({ doodleId, upserts: [], deletes: [], ...parts })

const steps = ({ bus }: Workbench) =>
  bus.project.progress.map(({ id, steps }) => [id, ...steps.map((step) => step.id)])

/** The commands of assets, doodles and courses. */
export const libraryCases = {
  'asset.add': {
    before: library,
    payload: file('new', 'images', 'Tree.min.jpg'),
    surface: 'assets',
    shows: assets,
    gives: ['images/tree', 'images/house', 'sounds/song', 'images/Tree2'],
    refused: [
      ['name.empty', file('new', 'images', '.png')],
      ['payload.invalid', file('tree', 'images', 'x.png')],
      ['payload.invalid', file('new', 'programs', 'x.png')],
      ['payload.invalid', { ...file('new', 'images', 'x.png'), link: '//elsewhere.example/x.png' }],
      ['payload.invalid', { ...file('new', 'images', 'x.png'), link: 'https://elsewhere.example' }],
    ],
  },
  'asset.rename': {
    before: library,
    payload: { assetId: 'tree', name: ' Apfelbaum.final.png ' },
    surface: 'assets',
    shows: assets,
    gives: ['images/Apfelbaum', 'images/house', 'sounds/song'],
    refused: [
      ['asset.missing', { assetId: 'gone', name: 'x' }],
      ['name.empty', { assetId: 'tree', name: ' .png' }],
      ['name.taken', { assetId: 'tree', name: 'House.png' }],
    ],
  },
  'asset.replace': {
    before: library,
    payload: { assetId: 'tree', replacementId: 'house' },
    surface: 'assets',
    shows: (bench) => [later(bench), block(bench)?.fields, block(bench)?.shadows],
    gives: [
      { src: 'asset:house', list: ['asset:house', 'asset:trees'] },
      { SRC: 'asset:house', NUM: 1 },
      { BY: { type: 'picture', fields: { SRC: 'asset:house' } } },
    ],
    refused: [
      ['asset.missing', { assetId: 'gone', replacementId: 'house' }],
      ['asset.missing', { assetId: 'tree', replacementId: 'gone' }],
      ['asset.other-type', { assetId: 'tree', replacementId: 'song' }],
    ],
  },
  'asset.remove': {
    before: library,
    payload: { assetId: 'house' },
    surface: 'assets',
    shows: assets,
    gives: ['images/tree', 'sounds/song'],
    refused: [
      ['asset.missing', { assetId: 'gone' }],
      ['asset.in-use', { assetId: 'tree' }],
    ],
  },
  'asset.store': {
    before: library,
    payload: { assetId: 'tree', key: 'sha-9', link: '/u/sha-9.png', isDisabled: true },
    surface: 'assets',
    shows: ({ bus }) => bus.project.assets[0],
    gives: {
      id: 'tree',
      type: 'images',
      name: 'tree',
      key: 'sha-9',
      link: '/u/sha-9.png',
      isDisabled: true,
      credit: '',
      licence: 'unknown',
      isRemoved: false,
    },
    refused: [['asset.missing', { assetId: 'gone', key: 'x', link: '', isDisabled: false }]],
  },
  'asset.show': {
    before: library,
    payload: { ...shown, asset: file('cat', 'images', 'tree.jpg') },
    surface: 'scene',
    shows: (bench) => [assets(bench), bench.bus.project.entity(entityId('p'))?.components],
    gives: [
      ['images/tree', 'images/house', 'sounds/song', 'images/tree2'],
      { image: { source: 'asset:cat' } },
    ],
    refused: [
      ['name.empty', { ...shown, asset: file('cat', 'images', '.jpg') }],
      ['payload.invalid', { ...shown, components: { image: { source: 'https://elsewhere.example/x.png' } } }],
      ['scene.missing', { ...shown, sceneId: 'gone' }],
    ],
  },
  'asset.paint': {
    before: library,
    payload: { asset: file('cat', 'images', 'cat.png'), picture: 'asset:cat', entityIds: ['a'] },
    surface: 'scene',
    shows: (bench) => [
      assets(bench).at(-1),
      bench.bus.project.entity(entityId('a'))?.components.material?.texture,
    ],
    gives: ['images/cat', 'asset:cat'],
    refused: [
      ['name.empty', { asset: file('cat', 'images', ''), picture: 'asset:cat', entityIds: ['a'] }],
      ['entity.missing', { picture: null, entityIds: ['gone'] }],
      ['payload.invalid', { picture: '/files/x.png', entityIds: ['a'] }],
    ],
  },
  'asset.credit': {
    before: library,
    payload: { assetId: 'tree', credit: ' Ana, zoo.example ', licence: 'cc-by' },
    surface: 'assets',
    shows: ({ bus }) => [bus.project.assets[0]?.credit, bus.project.assets[0]?.licence],
    gives: ['Ana, zoo.example', 'cc-by'],
    refused: [
      ['asset.missing', { assetId: 'gone', credit: 'Ana', licence: 'own' }],
      ['payload.invalid', { assetId: 'tree', credit: 'Ana', licence: 'stolen' }],
    ],
  },
  'doodle.create': {
    before: drawn,
    payload: { ...sheet, doodleId: 'sun2', name: 'sonne' },
    surface: 'assets',
    shows: doodles,
    gives: ['Sonne', 'Mond', 'sonne2'],
    refused: [
      ['name.empty', { ...sheet, doodleId: 'sun2', name: ' ' }],
      ['payload.invalid', sheet],
      ['payload.invalid', { ...sheet, doodleId: 'sun2', width: 0 }],
      ['payload.invalid', { ...sheet, doodleId: 'sun2', height: 4097 }],
    ],
  },
  'doodle.place': {
    before: drawn,
    payload: placed,
    surface: 'scene',
    shows: (bench) => [doodles(bench), bench.bus.project.entity(entityId('p'))?.components],
    gives: [['Sonne', 'Mond', 'Sonne2'], { doodle: { source: 'doodle:sun2' } }],
    refused: [
      ['name.empty', { ...placed, name: ' ' }],
      ['scene.missing', { ...placed, sceneId: 'gone' }],
      ['payload.invalid', { ...placed, doodleId: 'sun' }],
      ['payload.invalid', { ...placed, width: 0 }],
    ],
  },
  'doodle.rename': {
    before: drawn,
    payload: { doodleId, name: 'Stern' },
    surface: 'assets',
    shows: doodles,
    gives: ['Stern', 'Mond'],
    refused: [
      ['doodle.missing', { doodleId: 'gone', name: 'x' }],
      ['name.empty', { doodleId, name: '' }],
      ['name.taken', { doodleId, name: 'MOND' }],
    ],
  },
  'doodle.change': {
    before: drawn,
    payload: change({
      upserts: [
        { id: 'disc', shape: disc },
        { id: 'r1', shape: { ...ray, kind: 'line', points: [1, 2, 3, 4] } },
      ],
      moves: [
        { id: 'disc', before: 'r1' },
        { id: 'r1', before: null },
      ],
      deletes: ['r3', 'gone'],
    }),
    surface: `doodle:${doodleId}`,
    shows: strokes,
    gives: ['disc:ellipse', 'r2:pen', 'r1:line'],
    refused: [
      ['doodle.missing', { ...change({}), doodleId: 'gone' }],
      ['payload.invalid', change({ upserts: [{ id: 'x', shape: { ...disc, kind: 'spray' } }] })],
      ['payload.invalid', change({ upserts: [{ id: 'x', shape: { ...ray, points: [1, 2] } }] })],
      ['payload.invalid', change({ upserts: [{ id: 'x', shape: { ...disc, fill: 'red' } }] })],
    ],
  },
  'doodle.delete': {
    before: drawn,
    payload: { doodleId },
    surface: 'assets',
    shows: doodles,
    gives: ['Mond'],
    refused: [
      ['doodle.missing', { doodleId: 'gone' }],
      ['doodle.in-use', { doodleId: 'moon' }],
    ],
  },
  'course.complete-step': {
    before: [['course.complete-step', { courseId: 't-rex', stepId: 'place' }]],
    payload: { courseId: 't-rex', stepId: 'jump' },
    surface: 'project',
    shows: steps,
    gives: [['t-rex', 'jump', 'place']],
    refused: [['payload.invalid', { courseId: 't/rex', stepId: 'jump' }]],
  },
  'course.restart': {
    before: [
      ['course.complete-step', { courseId: 't-rex', stepId: 'place' }],
      ['course.complete-step', { courseId: 't-rex', stepId: 'jump' }],
      ['course.complete-step', { courseId: 'solar-system', stepId: 'sun' }],
    ],
    payload: { courseId: 't-rex' },
    surface: 'project',
    shows: steps,
    gives: [['solar-system', 'sun']],
    refused: [['payload.invalid', { courseId: '' }]],
  },
} satisfies Record<string, CommandCase>
