import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a page that was drawn before its script came (`src/app/draw-pages.tsx`), and while React takes that over, which has to find what was
 * drawn: until then nobody listens to what is pressed or typed.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
