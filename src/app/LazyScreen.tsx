import { lazy, Suspense } from 'react'
import { HeaderSkeleton } from './HeaderSkeleton.tsx'
import type { LoadedLater } from './loaded-later.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { WorkspaceLoading } from './WorkspaceLoading.tsx'

/** Fetches what says that a page did not come, while there is a network. */
export const fetchPageFailed = () => import('../screens/site/PageFailed.tsx')

const PageFailed = lazy(fetchPageFailed)

interface LazyScreenProps {
  readonly screen: LoadedLater
  /** What is shown meanwhile: the header's shape, or 'Loading Nestling…' (spec 2, Loading screens), in the dark before something that plays. */
  readonly while: 'page' | 'workspace' | 'show'
}

/** A screen whose code comes when its address is opened. */
export function LazyScreen({ screen, while: kind }: LazyScreenProps) {
  const Screen = screen.component()
  if (kind !== 'page')
    return (
      <Suspense fallback={<WorkspaceLoading isDark={kind === 'show'} />}>
        <Screen />
      </Suspense>
    )
  return (
    <Suspense fallback={<HeaderSkeleton />}>
      <ScreenBoundary of={screen} instead={<PageFailed />}>
        <Screen />
      </ScreenBoundary>
    </Suspense>
  )
}
