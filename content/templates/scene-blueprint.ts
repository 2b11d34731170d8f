import type { BlockType } from '../../language/blocks/block-catalogue.ts'
import type { listVariable } from '../../language/blocks/block-definition.ts'
import type { procedureTypes } from '../../model/blocks/resolve-procedures.ts'
import type { JsonObject, JsonValue } from '../../model/json.ts'
import type { EntityKind } from '../../model/kinds/entity-kinds.ts'
import type { Vec3 } from '../../model/project/project.ts'

type ProcedureType = (typeof procedureTypes)[keyof typeof procedureTypes][number]

/** One entity of a starter scene. `id` is fixed, so that two people who start from the same one mean the same thing. */
export interface EntityBlueprint {
  readonly id: string
  readonly kind: EntityKind
  readonly name: string
  /** Id of the thing that it lies in, which stands before it in the list; it is placed and turned from there. */
  readonly inside?: string
  readonly position: Vec3
  readonly rotation?: Vec3
  readonly scale?: Vec3
  readonly components: Readonly<Record<string, JsonObject>>
}

/**
 * One block as the editor stores it, and what is in it. `block` and `value` of `block-notation.ts` write it from fewer words; data of
 * starter scenes is written out, because they are loaded where the catalogue of blocks is not.
 */
export interface BlockBlueprint {
  readonly type: BlockType | ProcedureType
  /** Needed where other blocks name it (a procedure's definition); else its place in the program is its id. */
  readonly id?: string
  /** Its own choices; a variable is `{id}`. */
  readonly fields?: Readonly<Record<string, JsonValue>>
  readonly slots?: Readonly<Record<string, SlotBlueprint>>
  /** What stands in its `DO`. */
  readonly inside?: readonly BlockBlueprint[]
  /** What stands in its other mouths. */
  readonly mouths?: Readonly<Record<string, readonly BlockBlueprint[]>>
  /** Whether nothing can hang below it, as with all values; known of `control_forever`. */
  readonly isLast?: boolean
  /** What it says in the bubble beside it. */
  readonly comment?: string
  /** What Blockly keeps besides (`extraState`). */
  readonly extra?: JsonObject
}

/** What a slot holds: a number or a word that a person would type into it, or a block, with what lies beneath it. */
export type SlotBlueprint =
  | number
  | string
  | { readonly shadow?: JsonObject; readonly block?: BlockBlueprint }

/** A variable of one tab. */
export interface VariableBlueprint {
  readonly id: string
  readonly name: string
  readonly type?: typeof listVariable
}

/** Blocks that hang together; `at` is where on the canvas, pixels. */
export interface StackBlueprint {
  readonly at: readonly [x: number, y: number]
  readonly statements: readonly BlockBlueprint[]
}

/** A code tab of a starter scene. */
export type FileBlueprint =
  | { readonly name: string; readonly kind: 'js'; readonly text: string }
  | {
      readonly name: string
      readonly kind: 'blocks'
      readonly stacks: readonly StackBlueprint[]
      readonly variables?: readonly VariableBlueprint[]
    }

/** What stands in a scene, siblings in the order of the list, and its tabs. */
export interface FurnishedScene {
  readonly entities: readonly EntityBlueprint[]
  readonly files: readonly FileBlueprint[]
}

/** A world as data: its first scene, and others. */
export interface WorldBlueprint extends FurnishedScene {
  /** What a project that begins with it is called at first. */
  readonly displayName: string
  /** Scenes after the first one, which is called scene1. Ids of things differ from those in all other scenes. */
  readonly otherScenes?: readonly (FurnishedScene & { readonly name: string })[]
}

/** A starter scene; `templateBytes` makes a document of it. */
export interface SceneBlueprint extends WorldBlueprint {
  readonly slug: string
  /** What the project notes as its beginning, when that is not this scene: a course. */
  readonly origin?: string
  /** Reserved for this scene (`model/document/reserved-client-ids`). Other bytes need another number. */
  readonly clientId: number
}
