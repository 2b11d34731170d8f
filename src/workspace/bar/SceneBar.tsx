import { OpenLibraryButton } from '../assets/OpenLibraryButton.tsx'
import { useSession } from '../session-context.ts'
import { EditTools } from './EditTools.tsx'
import { GridButton } from './GridButton.tsx'
import styles from './SceneBar.module.css'
import { SceneTabs } from './SceneTabs.tsx'

/** The tools of the scene (spec W10: 42 px) – to those who may only look, only the grid – and the scenes. */
export function SceneBar() {
  const { access } = useSession()
  return (
    <div className={styles.bar}>
      {access === 'viewer' ? null : <EditTools />}
      <GridButton />
      <span className={styles.line} />
      <OpenLibraryButton />
      <span className={styles.space} />
      <SceneTabs />
    </div>
  )
}
