import { type ComponentType, lazy } from 'react'
import { needWords, type WordPart } from '../i18n/i18n.ts'

interface ScreenModule {
  readonly default: ComponentType
}

/** A screen in a file of its own. */
export interface LoadedLater {
  /** What draws it, the same for ever, since another would begin anew: itself where it is here by the first time, else what waits for it. */
  readonly component: () => ComponentType
  /** Fetches it, and the words that it says; again and again it is the same. */
  readonly fetch: () => Promise<ScreenModule>
  /** What it says beside the words of every page. */
  readonly words: readonly WordPart[]
}

/**
 * A screen that is fetched, with its words, when it is drawn first, or before: then it is there at once, where React would show what stands
 * for it for a moment.
 */
export function loadedLater(words: readonly WordPart[], load: () => Promise<ScreenModule>): LoadedLater {
  let loaded: ComponentType | undefined
  let drawn: ComponentType | undefined
  const fetch = async () => {
    const [module] = await Promise.all([load(), ...words.map(needWords)])
    loaded = module.default
    return module
  }
  /** React remembers what did not come: the next time it is another one that waits. */
  const later = () =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        drawn = undefined
        throw error
      }),
    )
  return {
    component() {
      drawn ??= loaded ?? later()
      return drawn
    },
    fetch,
    words,
  }
}
