import type { Records } from '../document/records.ts'
import { entitiesRoot, type RootName } from '../document/root-name.ts'
import { compareText } from '../document/stamp.ts'
import type { SceneId } from '../ids.ts'
import { protectedKinds } from '../kinds/entity-kinds.ts'
import { EntityList } from './entity-list.ts'
import { type EntityReading, readEntity } from './entity-record.ts'
import type { BrokenItem, Entity, Siblings } from './project.ts'
import { resolveParents } from './resolve-parents.ts'
import { sameEntity } from './same-entity.ts'
import { standInId, standInKind } from './stand-in.ts'
import { StandIns } from './stand-ins.ts'

interface Node {
  readonly id: string
  reading: EntityReading
  isLive: boolean
  place: EntityReading['place']
  /** The live parent, `undefined` at the scene's root. */
  parent: Node | undefined
  readonly children: Node[]
  entity: Entity | undefined
  /** The reading that `entity` shows. */
  shown: EntityReading | undefined
  /** Index in the list of all entities, valid while the list is. */
  at: number
}

const noIds: readonly never[] = Object.freeze([])
const noKinds: readonly never[] = Object.freeze([])
const noNodes: readonly never[] = Object.freeze([])
const nowhere: EntityReading['place'] = { parent: '', order: '', previous: '', t: 0, c: '' }

/**
 * The entities of one scene, kept up to date record by record. A changed value costs one record, a changed place the
 * way up to the root; only a conflict (a cycle, a deleted parent), and while there is one any change of a place or of what
 * is alive, makes the whole tree be resolved again.
 */
export class SceneTree {
  readonly sceneId: SceneId
  private readonly records: Records
  private readonly root: RootName
  private readonly nodes = new Map<string, Node>()
  private readonly top: Node[] = []
  /** How many records claim to be inside an id, whether that is live or not. */
  private readonly claimants = new Map<string, number>()
  private readonly brokenIds = new Set<string>()
  private hasConflicts = false
  /** How many live records there are of each kind that a scene cannot be without, stand-ins not counted. */
  private readonly protagonists = new Map<string, number>()
  private readonly list = new EntityList()
  private readonly standIns: StandIns
  private brokenList: readonly BrokenItem[] | undefined
  private readonly childIds = new Map<string, readonly Entity['id'][]>()

  constructor(records: Records, sceneId: SceneId) {
    this.records = records
    this.sceneId = sceneId
    this.root = entitiesRoot(sceneId)
    this.standIns = new StandIns(sceneId)
    this.readAll()
  }

  entity(id: string): Entity | undefined {
    return this.nodes.get(id)?.entity ?? this.standIns.of(this.lacking()).find((one) => one.id === id)
  }

  /** Parents before children, siblings in order. */
  entities(): readonly Entity[] {
    return this.standIns.before(this.list.get(), this.lacking())
  }

  children(parentId: string | null): readonly Entity['id'][] {
    const stored = this.storedChildren(parentId)
    return parentId === null ? this.standIns.idsBefore(stored, this.lacking()) : stored
  }

  private storedChildren(parentId: string | null): readonly Entity['id'][] {
    const known = this.childIds.get(parentId ?? '')
    if (known) return known
    const nodes = parentId === null ? this.top : this.nodes.get(parentId)?.children
    if (!nodes || nodes.length === 0) return noIds
    const ids = Object.freeze(nodes.flatMap(({ entity }) => entity?.id ?? []))
    this.childIds.set(parentId ?? '', ids)
    return ids
  }

  /** The same, live and without a copy; of what is stored only, for order keys. */
  siblings(parentId: string | null): Siblings {
    const nodes = parentId === null ? this.top : (this.nodes.get(parentId)?.children ?? noNodes)
    return {
      length: nodes.length,
      at: (index) => nodes[index]?.entity?.id,
      indexOf: (id) => {
        const node = this.nodes.get(id)
        if (!node) return -1
        const index = placeOf(node, nodes)
        return nodes[index] === node ? index : -1
      },
    }
  }

  broken(): readonly BrokenItem[] {
    this.brokenList ??= Object.freeze(
      [...this.brokenIds].sort(compareText).flatMap((id) => this.brokenItem(id)),
    )
    return this.brokenList
  }

  /** Brings the tree up to date after the records `ids` changed. */
  update(ids: ReadonlySet<string>): void {
    if (ids.size > 16 && ids.size * 4 > this.nodes.size) {
      for (const id of ids) this.reread(id)
      this.resolveAll()
      return
    }
    let needsAll = false
    for (const id of ids) {
      if (needsAll) this.reread(id)
      else needsAll = this.updateOne(id)
    }
    if (needsAll) this.resolveAll()
  }

  /** The kinds that the scene cannot be without and that nothing stored shows. Not asked of a scene that is not there. */
  private lacking(): readonly string[] {
    const missing = protectedKinds.filter((kind) => !this.protagonists.get(kind))
    if (missing.length === 0 || !this.records.has('scenes', this.sceneId)) return noKinds
    return missing.filter((kind) => !this.nodes.get(standInId(this.sceneId, kind))?.isLive)
  }

  private brokenItem(id: string): readonly BrokenItem[] {
    const reading = this.nodes.get(id)?.reading
    return reading?.kind === 'broken'
      ? [Object.freeze({ id, sceneId: this.sceneId, reason: reading.reason })]
      : []
  }

  private readAll(): void {
    for (const id of this.records.ids(this.root)) this.reread(id)
    this.resolveAll()
  }

  /** Reads one record into its node. The tree is stale afterwards. */
  private reread(id: string): Node {
    const reading = this.read(id)
    let node = this.nodes.get(id)
    if (node) {
      this.countClaim(node.place.parent, -1)
      this.countProtagonist(node, -1)
      node.reading = reading
      node.place = reading.place
    } else {
      node = {
        id,
        reading,
        isLive: false,
        place: reading.place,
        parent: undefined,
        children: [],
        entity: undefined,
        shown: undefined,
        at: -1,
      }
      this.nodes.set(id, node)
    }
    this.countProtagonist(node, 1)
    node.isLive = this.isShown(node)
    this.countClaim(node.place.parent, 1)
    const wasBroken = this.brokenIds.has(id)
    if (reading.kind === 'broken') this.brokenIds.add(id)
    else this.brokenIds.delete(id)
    if (wasBroken || reading.kind === 'broken') this.brokenList = undefined
    return node
  }

  private read(id: string): EntityReading {
    if (this.records.has(this.root, id))
      return readEntity(id, this.sceneId, this.records.record(this.root, id))
    return { kind: 'deleted', place: nowhere }
  }

  private countProtagonist({ id, reading }: Node, by: number): void {
    if (reading.kind !== 'live' || standInKind(id, this.sceneId) !== undefined) return
    const { kind } = reading.entity
    if (protectedKinds.includes(kind)) this.protagonists.set(kind, (this.protagonists.get(kind) ?? 0) + by)
  }

  /** A stand-in that was changed, and so is stored, gives way to a real one. */
  private isShown({ id, reading }: Node): boolean {
    const kind = standInKind(id, this.sceneId)
    return reading.kind === 'live' && (kind === undefined || !this.protagonists.get(kind))
  }

  /** Whether a stored stand-in is shown or not, contrary to what it should be now. */
  private hasWrongStandIn(): boolean {
    return protectedKinds.some((kind) => {
      const node = this.nodes.get(standInId(this.sceneId, kind))
      return node !== undefined && node.isLive !== this.isShown(node)
    })
  }

  private countClaim(parent: string, by: number): void {
    if (parent !== '') this.claimants.set(parent, (this.claimants.get(parent) ?? 0) + by)
  }

  /** Returns true when the whole tree must be resolved. */
  private updateOne(id: string): boolean {
    const before = this.nodes.get(id)
    const wasLive = before?.isLive ?? false
    const oldPlace = before?.place
    const node = this.reread(id)
    if (this.hasWrongStandIn()) return true
    if (this.hasConflicts && (wasLive !== node.isLive || !sameClaim(oldPlace, node.place))) return true
    const isMoved = node.isLive && !samePlace(oldPlace, node.place)
    if (wasLive === node.isLive && !isMoved) {
      if (node.isLive && this.show(node)) this.list.refresh(node)
      return !node.isLive && oldPlace?.parent !== node.place.parent && this.isClaimed(id)
    }
    if (wasLive !== node.isLive && this.isClaimed(id)) return true
    if (!node.isLive) {
      this.list.remove(node)
      this.detach(node)
      node.entity = undefined
      node.shown = undefined
      return false
    }
    const parent = this.liveAncestor(node.place.parent)
    if (parent === 'unclear' || (parent && isAtOrAbove(node, parent))) return true
    if (wasLive) this.detach(node)
    const sibling = this.attach(node, parent)
    if (wasLive) this.list.move(node, sibling, parent)
    else this.list.insert(node, sibling, parent)
    return false
  }

  private isClaimed(id: string): boolean {
    return (this.claimants.get(id) ?? 0) > 0
  }

  private liveAncestor(start: string): Node | undefined | 'unclear' {
    if (start === '') return undefined
    const parent = this.nodes.get(start)
    return parent?.isLive ? parent : 'unclear'
  }

  private detach(node: Node): void {
    const siblings = node.parent?.children ?? this.top
    const index = siblings.indexOf(node)
    if (index >= 0) siblings.splice(index, 1)
    this.childIds.delete(node.parent?.id ?? '')
    node.parent = undefined
  }

  /** Puts a node among its parent's children; returns the sibling before it. */
  private attach(node: Node, parent: Node | undefined): Node | undefined {
    node.parent = parent
    this.show(node)
    const siblings = parent?.children ?? this.top
    const place = placeOf(node, siblings)
    siblings.splice(place, 0, node)
    this.childIds.delete(parent?.id ?? '')
    return siblings[place - 1]
  }

  /** Takes over what the record says, keeping the older object when it shows the same. True when it does not. */
  private show(node: Node): boolean {
    if (node.reading.kind !== 'live') return false
    const parentId = node.parent?.entity?.id ?? null
    if (node.shown === node.reading && node.entity?.parentId === parentId) return false
    const { entity } = node.reading
    const shown = parentId === null ? entity : Object.freeze({ ...entity, parentId })
    node.shown = node.reading
    if (node.entity && sameEntity(node.entity, shown)) return false
    node.entity = shown
    return true
  }

  private resolveAll(): void {
    for (const kind of protectedKinds) {
      const node = this.nodes.get(standInId(this.sceneId, kind))
      if (node) node.isLive = this.isShown(node)
    }
    const { parents, hasConflicts } = resolveParents(this.nodes)
    this.hasConflicts = hasConflicts
    this.childIds.clear()
    this.top.length = 0
    for (const node of this.nodes.values()) node.children.length = 0
    for (const node of this.nodes.values()) {
      if (!node.isLive) {
        node.entity = undefined
        node.shown = undefined
        node.parent = undefined
        continue
      }
      const parentId = parents.get(node.id)
      node.parent = parentId === undefined ? undefined : this.nodes.get(parentId)
      ;(node.parent?.children ?? this.top).push(node)
    }
    this.top.sort(compareSiblings)
    for (const node of this.nodes.values()) if (node.children.length > 1) node.children.sort(compareSiblings)
    const order = this.preorder()
    for (const node of order) this.show(node)
    this.list.rebuild(order)
  }

  /** Iterative: a foreign client may nest deeper than the call stack. */
  private preorder(): Node[] {
    const result: Node[] = []
    const open = this.top.toReversed()
    for (let node = open.pop(); node; node = open.pop()) {
      result.push(node)
      for (let index = node.children.length - 1; index >= 0; index--) {
        const child = node.children[index]
        if (child) open.push(child)
      }
    }
    return result
  }
}

/** Where a node stands, or would stand, among siblings that are in order. */
function placeOf(node: Node, siblings: readonly Node[]): number {
  let low = 0
  let high = siblings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const sibling = siblings[middle]
    if (sibling && compareSiblings(sibling, node) < 0) low = middle + 1
    else high = middle
  }
  return low
}

const compareSiblings = (a: Node, b: Node): number =>
  compareText(a.place.order, b.place.order) || compareText(a.id, b.id)

function samePlace(a: Node['place'] | undefined, b: Node['place']): boolean {
  return a !== undefined && a.parent === b.parent && a.order === b.order
}

/** Whether nothing changed of what decides among claims that contradict each other. */
function sameClaim(a: Node['place'] | undefined, b: Node['place']): boolean {
  return samePlace(a, b) && a?.previous === b.previous && a.t === b.t && a.c === b.c
}

function isAtOrAbove(node: Node, start: Node): boolean {
  for (let at: Node | undefined = start; at; at = at.parent) if (at === node) return true
  return false
}
