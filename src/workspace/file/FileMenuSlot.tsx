import { lazy, Suspense } from 'react'
import styles from './FileMenuSlot.module.css'

/** What opens and saves files comes after all that is needed to build. */
const FileMenu = lazy(async () => ({ default: (await import('./FileMenu.tsx')).FileMenu }))

/** The menu of files, with its place kept until it is there; `isWide` in the drawer of a phone. */
export function FileMenuSlot({ isWide = false }: { readonly isWide?: boolean }) {
  return (
    <Suspense fallback={<span className={styles.later} />}>
      <FileMenu isWide={isWide} />
    </Suspense>
  )
}
