import { type ComponentType, lazy } from 'react'

/** A screen in a file of its own. */
export interface LoadedLater {
  /** What draws it, the same for ever, since another would begin anew: itself where it is here by the first time, else what waits for it. */
  readonly component: () => ComponentType
  /** Fetches it, and the words that it says; again and again it is the same. */
  readonly fetch: () => Promise<{ readonly default: ComponentType }>
}

/** A screen that is fetched when it is drawn first, or before: then it is there at once, where React would show what stands for it for a moment. */
export function loadedLater(load: LoadedLater['fetch']): LoadedLater {
  let loaded: ComponentType | undefined
  let drawn: ComponentType | undefined
  const fetch = async () => {
    const module = await load()
    loaded = module.default
    return module
  }
  const later = lazy(fetch)
  return {
    component() {
      drawn ??= loaded ?? later
      return drawn
    },
    fetch,
  }
}
