import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A screen in a file of its own. */
export interface LoadedLater {
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Fetches it, and the words that it says; again and again it is the same. */
  readonly fetch: () => Promise<{ readonly default: ComponentType }>
}

/** A screen that is fetched when it is drawn first, or before. */
export const loadedLater = (fetch: LoadedLater['fetch']): LoadedLater => ({ Screen: lazy(fetch), fetch })
