import { DoodleId, type FileId, type SceneId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import type { Project } from '../../model/project/project.ts'

/** More scenes than this would spread the people too thin. */
const mostScenes = 5

/** Makes choices out of a list of numbers, once the project is known. */
export class Picker {
  private readonly project: Project
  private readonly picks: readonly number[]
  private readonly fresh: string
  private at = 0

  /** `fresh` is an id that nobody has used. */
  constructor(project: Project, picks: readonly number[], fresh: string) {
    this.project = project
    this.picks = picks
    this.fresh = fresh
  }

  /** The scene that it all happens in: mostly the first one, so that people meet. */
  get sceneId(): SceneId {
    const { scenes } = this.project
    const [dice = 0, which = 0] = this.picks
    const scene = scenes[dice % 4 === 3 ? which % scenes.length : 0]
    if (!scene) throw new Error('a project has a scene')
    return scene.id
  }

  anyScene(): string {
    return this.from(this.project.scenes)?.id ?? 'gone'
  }

  /** An id for a further scene; one that exists, which is refused, when there are many. */
  newSceneId(): string {
    return this.project.scenes.length < mostScenes ? this.fresh : this.sceneId
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
    return this.from(this.project.entities(this.sceneId))?.id ?? 'gone'
  }

  /** A group where there is one, else something that is none. */
  group(): string {
    return this.project.entities(this.sceneId).find(({ kind }) => kind === 'group')?.id ?? this.entity()
  }

  parent(): string | null {
    return this.number(3) === 0 ? null : this.entity()
  }

  file(): string {
    return this.from(this.project.files(this.sceneId))?.id ?? 'gone'
  }

  script(): string {
    return this.from(this.project.files(this.sceneId).filter(({ kind }) => kind === 'js'))?.id ?? 'gone'
  }

  /** A tab with blocks, seldom one without. */
  blocksFile(): FileId {
    const files = this.project.files(this.sceneId)
    const file = this.from(files.filter(({ kind }) => kind === 'blocks')) ?? files[0]
    if (!file) throw new Error('a scene has a tab')
    return file.id
  }

  variable(fileId: FileId): string {
    return this.from(this.project.blocks(fileId).variables)?.id ?? 'gone'
  }

  comment(fileId: FileId): string {
    return this.from(this.project.blocks(fileId).comments)?.id ?? 'gone'
  }

  asset(): string {
    return this.from(this.project.assets)?.id ?? 'gone'
  }

  doodle(): DoodleId {
    return this.from(this.project.doodles)?.id ?? DoodleId.parse('gone')
  }

  stroke(doodleId: DoodleId): string {
    return this.from(this.project.doodle(doodleId)?.strokes ?? [])?.id ?? 'gone'
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
