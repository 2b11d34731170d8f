import type * as THREE from 'three'
import type { EntityId } from '../../model/ids.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import type { EntityElement, SceneElement } from '../aframe/aframe-types.ts'
import { lookOf } from './look-of.ts'
import type { Movement } from './movement.ts'
import { placeObject } from './place-object.ts'
import { restUntilMoved } from './rest-until-moved.ts'

interface Entry {
  entity: FrameEntity
  readonly el: EntityElement
  /** Names of the components that are set now, with the text they were set to. */
  readonly drawn: Map<string, string>
}

/** The scene's entities as A-Frame elements, kept equal to the records that the app sends. */
export class SceneEntities {
  readonly #scene: SceneElement
  readonly #movement: Movement
  readonly #entries = new Map<EntityId, Entry>()
  readonly #children = new Map<EntityId | null, Set<EntityId>>()
  readonly #owners = new WeakMap<THREE.Object3D, EntityId>()

  /** `movement` must hear of everything that moves an entity. */
  constructor(scene: SceneElement, movement: Movement) {
    this.#scene = scene
    this.#movement = movement
  }

  get ids(): Iterable<EntityId> {
    return this.#entries.keys()
  }

  *records(): Iterable<FrameEntity> {
    for (const { entity } of this.#entries.values()) yield entity
  }

  record(id: EntityId): FrameEntity | undefined {
    return this.#entries.get(id)?.entity
  }

  /** Whether A-Frame has finished loading every element. */
  get isComplete(): boolean {
    for (const { el } of this.#entries.values()) if (!el.hasLoaded) return false
    return true
  }

  element(id: EntityId): EntityElement | undefined {
    return this.#entries.get(id)?.el
  }

  /** The group that holds the entity's place; its children are drawings and child entities. */
  object(id: EntityId): THREE.Object3D | undefined {
    return this.#entries.get(id)?.el.object3D
  }

  /** Objects of the entities without a parent. */
  roots(): THREE.Object3D[] {
    return [...(this.#children.get(null) ?? [])].flatMap((id) => this.object(id) ?? [])
  }

  /** The entity that an object of the scene belongs to. */
  ownerOf(object: THREE.Object3D): EntityId | null {
    for (let part: THREE.Object3D | null = object; part; part = part.parent) {
      const owner = this.#owners.get(part)
      if (owner !== undefined) return owner
    }
    return null
  }

  /** From the top of the tree down to the entity itself. */
  pathTo(id: EntityId): EntityId[] {
    const path: EntityId[] = []
    for (let next: EntityId | null = id; next !== null; next = this.record(next)?.parentId ?? null) {
      if (path.includes(next)) break
      path.unshift(next)
    }
    return path
  }

  /** Adds the entity or makes it equal to `entity`. `keepsPlace` leaves its object where somebody is dragging it. */
  upsert(entity: FrameEntity, keepsPlace = false): void {
    const entry = this.#entries.get(entity.id)
    if (!entry) this.#attach(entity)
    else if (entry.entity.parentId === entity.parentId) this.#paint(entry, entity, keepsPlace)
    else {
      const family = this.#family(entity.id)
      entry.entity = entity
      const records = family.flatMap((id) => this.record(id) ?? [])
      this.remove(entity.id)
      for (const record of records) this.#attach(record)
    }
  }

  /** Changes only how a known entity looks; its place and whether it is hidden stay as they are. */
  repaint(entity: FrameEntity): void {
    const entry = this.#entries.get(entity.id)
    if (!entry) return
    entry.entity = entity
    this.#draw(entry)
  }

  /** Removes the entity and everything below it; an unknown id is left alone. */
  remove(id: EntityId): void {
    for (const member of this.#family(id)) {
      this.element(member)?.remove()
      const parentId = this.record(member)?.parentId ?? null
      this.#children.get(parentId)?.delete(member)
      this.#children.get(null)?.delete(member)
      this.#entries.delete(member)
    }
  }

  clear(): void {
    for (const id of [...(this.#children.get(null) ?? [])]) this.remove(id)
  }

  #attach(entity: FrameEntity): void {
    const el = document.createElement('a-entity')
    // No id: browsers give what has one to every script under that name, past whatever hides the page from them.
    el.dataset.entity = entity.id
    const entry: Entry = { entity, el, drawn: new Map() }
    this.#entries.set(entity.id, entry)
    this.#owners.set(el.object3D, entity.id)
    const parent = entity.parentId === null ? undefined : this.#entries.get(entity.parentId)
    if (!parent) restUntilMoved(el.object3D, this.#movement)
    this.#siblings(parent ? entity.parentId : null).add(entity.id)
    this.#paint(entry, entity, false)
    ;(parent?.el ?? this.#scene).append(el)
  }

  #paint(entry: Entry, entity: FrameEntity, keepsPlace: boolean): void {
    const { el } = entry
    entry.entity = entity
    el.dataset.name = entity.name
    placeObject(el.object3D, { visible: !entity.isHidden })
    if (!keepsPlace) placeObject(el.object3D, entity)
    this.#draw(entry)
  }

  #draw({ entity, el, drawn }: Entry): void {
    const look = new Map(Object.entries(lookOf(entity)).map(([name, data]) => [name, JSON.stringify(data)]))
    for (const name of drawn.keys()) if (!look.has(name)) el.removeAttribute(name)
    for (const [name, value] of look) if (drawn.get(name) !== value) el.setAttribute(name, value)
    drawn.clear()
    for (const [name, value] of look) drawn.set(name, value)
  }

  #siblings(parentId: EntityId | null): Set<EntityId> {
    const known = this.#children.get(parentId)
    if (known) return known
    const fresh = new Set<EntityId>()
    this.#children.set(parentId, fresh)
    return fresh
  }

  #family(id: EntityId): EntityId[] {
    const family: EntityId[] = []
    const visit = (member: EntityId) => {
      if (family.includes(member) || !this.#entries.has(member)) return
      family.push(member)
      for (const child of this.#children.get(member) ?? []) visit(child)
    }
    visit(id)
    return family
  }
}
