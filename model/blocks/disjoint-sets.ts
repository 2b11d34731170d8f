/** Union-find over ids. Every set carries a value that its last `unite` chose. */
export class DisjointSets {
  private readonly parents = new Map<string, string>()
  private readonly values = new Map<string, string>()

  /** The set of `id`, named by one of its members. */
  find(id: string): string {
    let root = id
    for (let up = this.parents.get(root); up !== undefined; up = this.parents.get(root)) root = up
    for (let at = id; at !== root; ) {
      const up = this.parents.get(at) ?? root
      this.parents.set(at, root)
      at = up
    }
    return root
  }

  same(a: string, b: string): boolean {
    return this.find(a) === this.find(b)
  }

  /** Makes one set of two; `value` becomes what `valueOf` says for all members. */
  unite(a: string, b: string, value: string): void {
    const rootA = this.find(a)
    const rootB = this.find(b)
    if (rootA !== rootB) this.parents.set(rootB, rootA)
    this.values.set(rootA, value)
  }

  /** What the set's last `unite` chose; the id itself while it is alone. */
  valueOf(id: string): string {
    return this.values.get(this.find(id)) ?? id
  }
}
