import type { TreeNode } from './tree-node.ts'

/**
 * How many of a scene's records claim to be inside an id, of those that matter: live ones, and others inside which such ones claim to be. What
 * none of these claims can come and go without anything else being moved. Of records that are not live and claim each other in a circle it may
 * think that they matter when they do no more.
 */
export class Claimants {
  private readonly nodes: ReadonlyMap<string, TreeNode>
  private readonly counts = new Map<string, number>()

  constructor(nodes: ReadonlyMap<string, TreeNode>) {
    this.nodes = nodes
  }

  areIn(id: string): boolean {
    return this.counts.has(id)
  }

  /** To be told when one record became live, or is no longer, or claims to be somewhere else. Costs the way up along what is not live. */
  changed(node: TreeNode): void {
    if (node.countedIn === (this.matters(node) ? node.place.parent : '')) return
    this.leave(node)
    this.join(node)
  }

  /** The same of all records at once. Linear. */
  allChanged(): void {
    this.counts.clear()
    for (const node of this.nodes.values()) node.countedIn = ''
    for (const node of this.nodes.values()) this.join(node)
  }

  private matters({ id, isLive }: TreeNode): boolean {
    return isLive || this.areIn(id)
  }

  private leave(start: TreeNode): void {
    let node: TreeNode | undefined = start
    while (node && node.countedIn !== '') {
      const holder: string = node.countedIn
      node.countedIn = ''
      const left = (this.counts.get(holder) ?? 0) - 1
      if (left > 0) this.counts.set(holder, left)
      else this.counts.delete(holder)
      const above: TreeNode | undefined = this.nodes.get(holder)
      node = above && !this.matters(above) ? above : undefined
    }
  }

  private join(start: TreeNode): void {
    let node: TreeNode | undefined = start
    while (node && node.countedIn === '' && this.matters(node)) {
      const { parent } = node.place
      if (parent === '') return
      node.countedIn = parent
      this.counts.set(parent, (this.counts.get(parent) ?? 0) + 1)
      node = this.nodes.get(parent)
    }
  }
}
