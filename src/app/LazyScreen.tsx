import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { HeaderSkeleton } from './HeaderSkeleton.tsx'
import { WorkspaceLoading } from './WorkspaceLoading.tsx'

interface LazyScreenProps {
  readonly screen: LazyExoticComponent<ComponentType>
  /** What is shown meanwhile: the header's shape, or 'Loading Nestling…' (spec 2, Loading screens), in the dark before something that plays. */
  readonly while: 'page' | 'workspace' | 'show'
}

/** A screen whose code comes when its address is opened. */
export function LazyScreen({ screen: Screen, while: kind }: LazyScreenProps) {
  return (
    <Suspense fallback={kind === 'page' ? <HeaderSkeleton /> : <WorkspaceLoading isDark={kind === 'show'} />}>
      <Screen />
    </Suspense>
  )
}
