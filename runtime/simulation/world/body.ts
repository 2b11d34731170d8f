import { Light } from '../../../model/components/light.ts'
import { Material } from '../../../model/components/material.ts'
import { Text } from '../../../model/components/text.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { SimEntity } from '../sim-entity.ts'
import type { Vec3 } from '../space/vec3.ts'

/** The run's own record of an entity: what it was designed as, and how it stands now. */
export interface Body extends SimEntity {
  readonly design: FrameEntity
  /** The thing of the scene that it is a copy of in the end; its own id when it is none. */
  readonly original: EntityId
  /** The scale at size 1. */
  readonly baseScale: Vec3
  readonly size: number
  /** Whether it only thinks its `text`. */
  readonly isThought: boolean
  /** Somebody has it in their hand: it goes where the hand goes, and is in nobody's way. */
  readonly isHeld: boolean
}

/** An entity as the run begins with it. */
export function bodyOf(design: FrameEntity): Body {
  const material = Material.safeParse(design.components.material)
  return {
    design,
    original: design.id,
    id: design.id,
    parentId: design.parentId,
    kind: design.kind,
    name: design.name,
    position: design.position,
    rotation: design.rotation,
    scale: design.scale,
    baseScale: design.scale,
    size: 1,
    color: null,
    opacity: material.data?.opacity ?? 1,
    visible: !design.isHidden,
    text: null,
    isThought: false,
    isHeld: false,
  }
}

/** The colour that an entity was designed with, `#rrggbb`, or `null` if its look has none. */
export function designedColour({ components: { light, text, material } }: FrameEntity): string | null {
  if (light) return Light.safeParse(light).data?.color ?? null
  if (text) return Text.safeParse(text).data?.color ?? null
  return Material.safeParse(material).data?.color ?? null
}
