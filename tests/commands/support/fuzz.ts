import fc from 'fast-check'
import { type CommandType, catalogue } from '../../../commands/catalogue.ts'
import { commandByType } from '../../../commands/command-by-type.ts'
import type { Verdict } from '../../../commands/core/command-bus.ts'
import type { SessionBus } from '../../../commands/core/create-command-bus.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Project } from '../../../model/project/project.ts'
import { sceneId } from './workbench.ts'

/** A random command as data, so that a failing history can be read and shrunk. */
export interface Call {
  readonly type: CommandType
  /** Choices that are made when the project is known. */
  readonly picks: readonly number[]
}

class Picker {
  private readonly project: Project
  private readonly picks: readonly number[]
  private readonly fresh: string
  private at = 0

  constructor(project: Project, picks: readonly number[], fresh: string) {
    this.project = project
    this.picks = picks
    this.fresh = fresh
  }

  number(below: number): number {
    return (this.picks[this.at++ % this.picks.length] ?? 0) % below
  }

  from<T>(values: readonly T[]): T | undefined {
    return values[this.number(Math.max(1, values.length))]
  }

  /** An entity that is there, seldom one that is not. */
  entity(): string {
    if (this.number(40) === 1) return 'gone'
    return this.from(this.project.entities(sceneId))?.id ?? 'gone'
  }

  parent(): string | null {
    return this.number(3) === 0 ? null : this.entity()
  }

  file(): string {
    return this.from(this.project.files(sceneId))?.id ?? 'gone'
  }

  script(): string {
    return this.from(this.project.files(sceneId).filter(({ kind }) => kind === 'js'))?.id ?? 'gone'
  }

  newId(suffix = ''): string {
    return this.fresh + suffix
  }

  vector(): JsonValue {
    return [this.number(100) - 50, this.number(7), this.number(100) / 8]
  }

  name(): string {
    return this.from(['Tree', 'tree', 'Tab2', 'Tab3', 'index', 'é', 'e\u0301', ' ', '🐣', 'Zaun']) ?? ''
  }
}

const color = (pick: Picker) => `#${pick.number(0xffffff).toString(16).padStart(6, '0')}`

/** How to make a payload of each command; one that is missing does not compile. */
export const fuzzTable = {
  'entity.create': (pick) => ({
    entityId: pick.newId(),
    sceneId,
    kind: pick.from(['shape', 'shape', 'model', 'light', 'player', 'later-kind']) ?? 'shape',
    name: pick.name(),
    parentId: pick.parent(),
    before: pick.parent(),
    position: pick.vector(),
    rotation: pick.vector(),
    scale: pick.vector(),
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
  'entity.move': (pick) => ({ entityId: pick.entity(), parentId: pick.parent(), before: pick.parent() }),
  'entity.set-component': (pick) => ({
    entityId: pick.entity(),
    component: pick.from(['material', 'geometry', 'later']) ?? 'material',
    value: pick.number(4) === 0 ? { deep: [{ list: [1, null, 'x'] }] } : { color: color(pick) },
  }),
  'entity.set-property': (pick) => ({
    entityId: pick.entity(),
    component: 'material',
    property: pick.from(['color', 'opacity']) ?? 'color',
    value: pick.number(2) === 0 ? color(pick) : pick.number(10) / 10,
  }),
  'entity.hide': (pick) => ({ entityId: pick.entity(), isHidden: pick.number(2) === 0 }),
  'entity.lock': (pick) => ({ entityId: pick.entity(), isLocked: pick.number(4) === 0 }),
  'entity.clone': (pick) => ({
    copies: [{ sourceId: pick.entity(), entityId: pick.newId() }],
    offset: [1, 0, 0],
  }),
  'scene.rename': (pick) => ({ sceneId, name: pick.name() }),
  'file.create': (pick) => ({
    fileId: pick.newId(),
    sceneId,
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
  'blocks.change': (pick) => ({
    fileId: pick.file(),
    upserts: [
      {
        id: `block${pick.number(6)}`,
        type: 'wait',
        hasNext: true,
        at:
          pick.number(2) === 0
            ? { parent: null, x: pick.number(300), y: pick.number(300) }
            : { parent: `block${pick.number(6)}`, input: 'next', kind: 'statement' },
        fields: { SECONDS: pick.number(9) },
        extra: {},
        shadows: {},
      },
    ],
    deletes: pick.number(4) === 0 ? [`block${pick.number(6)}`] : [],
  }),
  'project.rename': (pick) => ({ displayName: pick.name() }),
  'project.describe': (pick) => ({ description: pick.name() }),
} satisfies Record<CommandType, (pick: Picker) => unknown>

export const anyCall: fc.Arbitrary<Call> = fc.record({
  type: fc.constantFrom(...catalogue.map(({ type }) => type)),
  picks: fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }),
})

/** Sends a call; `fresh` is an id that nobody has used. */
export function send(bus: SessionBus, { type, picks }: Call, fresh: string): Verdict {
  const definition = commandByType(type, 1)
  if (!definition) throw new Error(`no command ${type}`)
  return bus.execute(definition, fuzzTable[type](new Picker(bus.project, picks, fresh)))
}
