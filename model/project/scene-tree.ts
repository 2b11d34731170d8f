import type { Records } from '../document/records.ts'
import { entitiesRoot, type RootName } from '../document/root-name.ts'
import { compareText } from '../document/stamp.ts'
import type { SceneId } from '../ids.ts'
import { Claimants } from './claimants.ts'
import { EntityList } from './entity-list.ts'
import { type EntityReading, readEntity } from './entity-record.ts'
import type { BrokenItem, Entity, Siblings } from './project.ts'
import { resolveParents } from './resolve-parents.ts'
import { sameEntity } from './same-entity.ts'
import { StandIns } from './stand-ins.ts'
import { compareSiblings, isAtOrAbove, placeAmong, preorder, type TreeNode } from './tree-node.ts'
import { updateOrder } from './update-order.ts'

/** Things that are moved one by one, each of which costs a walk of a list; for more the whole tree is resolved, which costs about as much. */
export const mostSteps = 256

const none: ReadonlySet<string> = new Set()
const noIds: readonly never[] = Object.freeze([])
const noKinds: readonly never[] = Object.freeze([])
const noNodes: readonly never[] = Object.freeze([])
const nowhere: EntityReading['place'] = { parent: '', order: '', previous: '', t: 0, c: '' }
const gone: EntityReading = { kind: 'deleted', place: nowhere, claim: undefined }

/**
 * The entities of one scene, kept up to date record by record. A changed value costs one record, a changed place the
 * way up to the root; only a conflict (a cycle, a deleted parent of something live), a change of what has to do with a cycle that is there, and
 * many changes at once make the whole tree be resolved again.
 */
export class SceneTree {
  readonly sceneId: SceneId
  private readonly records: Records
  private readonly root: RootName
  private readonly nodes = new Map<string, TreeNode>()
  private readonly top: TreeNode[] = []
  private readonly claimants = new Claimants(this.nodes)
  private readonly brokenIds = new Set<string>()
  /** What has to do with refused claims: changes of anything else are taken over one by one. */
  private tied: ReadonlySet<string> = none
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
    return this.nodes.get(id)?.entity ?? this.standIn(id)
  }

  /** Parents before children, siblings in order. */
  entities(): readonly Entity[] {
    return this.list.get(this.standIns.of(this.lacking()))
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
        const index = placeAmong(node, nodes)
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
    let steps = 0
    for (const id of updateOrder(ids, this.nodes, (id) => this.records.record(this.root, id))) {
      if (needsAll) {
        this.reread(id)
        continue
      }
      const done = this.updateOne(id)
      if (done === 'moved') steps += 1
      needsAll = done === 'unclear' || steps >= mostSteps
    }
    if (needsAll) this.resolveAll()
  }

  /** The kinds that the scene cannot be without and that nothing stored shows. Not asked of a scene that is not there. */
  private lacking(): readonly string[] {
    const { missing } = this.standIns
    if (missing.length === 0 || !this.records.has('scenes', this.sceneId)) return noKinds
    return missing.filter((kind) => !this.nodes.get(this.standIns.idOf(kind))?.isLive)
  }

  private standIn(id: string): Entity | undefined {
    if (!this.standIns.isOne(id)) return undefined
    return this.standIns.of(this.lacking()).find((one) => one.id === id)
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
  private reread(id: string): TreeNode {
    let node = this.nodes.get(id)
    const reading = this.read(id, node?.reading)
    if (node) {
      this.standIns.count(node.reading, -1)
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
        countedIn: '',
        at: -1,
      }
      this.nodes.set(id, node)
    }
    this.standIns.count(reading, 1)
    node.isLive = this.isShown(node)
    const wasBroken = this.brokenIds.has(id)
    if (reading.kind === 'broken') this.brokenIds.add(id)
    else this.brokenIds.delete(id)
    if (wasBroken || reading.kind === 'broken') this.brokenList = undefined
    return node
  }

  private read(id: string, before: EntityReading | undefined): EntityReading {
    if (this.records.has(this.root, id))
      return readEntity(id, this.sceneId, this.records.record(this.root, id), before)
    return gone
  }

  /** A stand-in that was changed, and so is stored, gives way to a real one. */
  private isShown({ id, reading }: TreeNode): boolean {
    return reading.kind === 'live' && !this.standIns.isReplaced(id)
  }

  /** Whether stored stand-ins are shown or not, contrary to what they should be now. */
  private hasWrongStandIns(): boolean {
    for (const id of this.standIns.ids) {
      const node = this.nodes.get(id)
      if (node && node.isLive !== this.isShown(node)) return true
    }
    return false
  }

  /** `unclear`: the whole tree must be resolved. `moved`: the list of all was changed, at the cost of a walk of it. */
  private updateOne(id: string): 'same' | 'moved' | 'unclear' {
    const before = this.nodes.get(id)
    const wasLive = before?.isLive ?? false
    const oldPlace = before?.place
    const node = this.reread(id)
    this.claimants.changed(node)
    if (this.hasWrongStandIns()) return 'unclear'
    if (this.tied.has(id) && (wasLive !== node.isLive || !sameClaim(oldPlace, node.place))) return 'unclear'
    const isMoved = node.isLive && !samePlace(oldPlace, node.place)
    if (wasLive === node.isLive && !isMoved) {
      if (node.isLive && this.show(node)) this.list.refresh(node)
      const isElsewhere = !node.isLive && oldPlace?.parent !== node.place.parent
      return isElsewhere && this.claimants.areIn(id) ? 'unclear' : 'same'
    }
    if (wasLive !== node.isLive && this.claimants.areIn(id)) return 'unclear'
    if (!node.isLive) {
      this.list.remove(node)
      this.detach(node)
      node.entity = undefined
      node.shown = undefined
      return 'moved'
    }
    const parent = this.liveAncestor(node.place.parent)
    if (parent === 'unclear' || (parent && isAtOrAbove(node, parent))) return 'unclear'
    if (wasLive) this.detach(node)
    const sibling = this.attach(node, parent)
    if (wasLive) this.list.move(node, sibling, parent)
    else this.list.insert(node, sibling, parent)
    return 'moved'
  }

  private liveAncestor(start: string): TreeNode | undefined | 'unclear' {
    if (start === '') return undefined
    const parent = this.nodes.get(start)
    return parent?.isLive ? parent : 'unclear'
  }

  private detach(node: TreeNode): void {
    const siblings = node.parent?.children ?? this.top
    const index = siblings.indexOf(node)
    if (index >= 0) siblings.splice(index, 1)
    this.childIds.delete(node.parent?.id ?? '')
    node.parent = undefined
  }

  /** Puts a node among its parent's children; returns the sibling before it. */
  private attach(node: TreeNode, parent: TreeNode | undefined): TreeNode | undefined {
    node.parent = parent
    this.show(node)
    const siblings = parent?.children ?? this.top
    const place = placeAmong(node, siblings)
    siblings.splice(place, 0, node)
    this.childIds.delete(parent?.id ?? '')
    return siblings[place - 1]
  }

  /** Takes over what the record says, keeping the older object when it shows the same. True when it does not. */
  private show(node: TreeNode): boolean {
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
    for (const id of this.standIns.ids) {
      const node = this.nodes.get(id)
      if (node) node.isLive = this.isShown(node)
    }
    this.claimants.allChanged()
    const { parents, tied } = resolveParents(this.nodes)
    this.tied = tied
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
    const order = preorder(this.top)
    for (const node of order) this.show(node)
    this.list.rebuild(order)
  }
}

function samePlace(a: TreeNode['place'] | undefined, b: TreeNode['place']): boolean {
  return a !== undefined && a.parent === b.parent && a.order === b.order
}

/** Whether nothing changed of what decides among claims that contradict each other. */
function sameClaim(a: TreeNode['place'] | undefined, b: TreeNode['place']): boolean {
  return samePlace(a, b) && a?.previous === b.previous && a.t === b.t && a.c === b.c
}
