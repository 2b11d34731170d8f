import { Suspense } from 'react'
import { HeaderSkeleton } from './HeaderSkeleton.tsx'
import type { LoadedLater } from './loaded-later.ts'
import { WorkspaceLoading } from './WorkspaceLoading.tsx'

interface LazyScreenProps {
  readonly screen: LoadedLater
  /** What is shown meanwhile: the header's shape, or 'Loading Nestling…' (spec 2, Loading screens), in the dark before something that plays. */
  readonly while: 'page' | 'workspace' | 'show'
}

/** A screen whose code comes when its address is opened. */
export function LazyScreen({ screen, while: kind }: LazyScreenProps) {
  const Screen = screen.component()
  return (
    <Suspense fallback={kind === 'page' ? <HeaderSkeleton /> : <WorkspaceLoading isDark={kind === 'show'} />}>
      <Screen />
    </Suspense>
  )
}
