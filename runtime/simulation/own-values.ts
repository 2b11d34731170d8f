import type { EntityId } from '../../model/ids.ts'

type Values = Record<string, unknown>

/** What programs have given things to keep, for the whole run and all tabs. */
export interface OwnValues {
  /** A thing's values by name; a name that nothing was stored under is 0, so that counting can begin. */
  of(id: EntityId): Values
  /** Gives a copy what its original has now. */
  copy(from: EntityId, to: EntityId): void
}

export function createOwnValues(): OwnValues {
  const all = new Map<EntityId, { readonly values: Values; readonly shown: Values }>()
  function entry(id: EntityId) {
    const known = all.get(id)
    if (known) return known
    const values: Values = Object.create(null)
    const shown = new Proxy(values, {
      get: (target, key) => (typeof key === 'string' && !(key in target) ? 0 : Reflect.get(target, key)),
    })
    const made = { values, shown }
    all.set(id, made)
    return made
  }
  return {
    of: (id) => entry(id).shown,
    copy(from, to) {
      Object.assign(entry(to).values, all.get(from)?.values)
    },
  }
}
