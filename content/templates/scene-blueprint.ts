import type { BlockType } from '../../language/blocks/block-catalogue.ts'
import type { JsonObject } from '../../model/json.ts'
import type { EntityKind } from '../../model/kinds/entity-kinds.ts'
import type { Vec3 } from '../../model/project/project.ts'

/** One entity of a starter scene. `id` is fixed, so that two people who start from the same one mean the same thing. */
export interface EntityBlueprint {
  readonly id: string
  readonly kind: EntityKind
  readonly name: string
  readonly position: Vec3
  readonly rotation?: Vec3
  readonly scale?: Vec3
  readonly components: Readonly<Record<string, JsonObject>>
}

/** One block of a stack. `fields` are its own choices, `slots` the numbers and words in its slots. */
export interface StatementBlueprint {
  readonly type: BlockType
  readonly fields?: Readonly<Record<string, string>>
  readonly slots?: Readonly<Record<string, number | string>>
  /** What stands in its `DO`. */
  readonly inside?: readonly StatementBlueprint[]
}

/** Blocks that hang together; `at` is where on the canvas, pixels. */
export interface StackBlueprint {
  readonly at: readonly [x: number, y: number]
  readonly statements: readonly StatementBlueprint[]
}

/** A code tab of a starter scene. */
export type FileBlueprint =
  | { readonly name: string; readonly kind: 'js'; readonly text: string }
  | { readonly name: string; readonly kind: 'blocks'; readonly stacks: readonly StackBlueprint[] }

/** A starter scene as data; `templateBytes` makes a document of it. Siblings are in the order of the list. */
export interface SceneBlueprint {
  readonly slug: string
  /** Reserved for this scene (`model/document/reserved-client-ids`). Other bytes need another number. */
  readonly clientId: number
  /** What a project that begins with it is called at first. */
  readonly displayName: string
  readonly entities: readonly EntityBlueprint[]
  readonly files: readonly FileBlueprint[]
}
