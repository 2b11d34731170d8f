import { ItemHandle } from './item-handle.ts'

type Member = (this: unknown, ...given: readonly unknown[]) => unknown
const isMember = (value: unknown): value is Member => typeof value === 'function'

/** The same member; what it throws says of which thing it was asked. */
function telling(member: Member): Member {
  return {
    member(this: unknown, ...given: readonly unknown[]): unknown {
      try {
        return Reflect.apply(member, this, given)
      } catch (thrown) {
        throw ItemHandle.tellOf(this, thrown)
      }
    },
  }.member
}

/** The same getter or setter, without the cost of a list of what was given. */
const tellingGet = (get: () => unknown): (() => unknown) =>
  function (this: unknown) {
    try {
      return Reflect.apply(get, this, [])
    } catch (thrown) {
      throw ItemHandle.tellOf(this, thrown)
    }
  }

/**
 * Makes classes ready to be given to scripts, from `last` up to `ItemHandle`: what fails in them tells its thing, no script can change them for another
 * one, and nothing leads from a thing to its class, whose static members are not the script's.
 */
export function sealItems(last: { readonly prototype: ItemHandle }): void {
  for (let level: object = last.prototype; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    Reflect.deleteProperty(level, 'constructor')
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(level))) {
      const { value, get, set }: { value?: unknown; get?: () => unknown; set?: (value: unknown) => void } =
        property
      Object.defineProperty(level, name, {
        ...property,
        ...(isMember(value) && { value: telling(value) }),
        ...(get && { get: tellingGet(get) }),
        ...(set && { set: telling(set) }),
      })
    }
    Object.freeze(level)
  }
}
