import { useSyncExternalStore } from 'react'
import type { Scene } from '../../../model/project/project.ts'
import { useSession } from '../session-context.ts'
import styles from './SceneTabs.module.css'
import { scenePictures } from './scene-pictures.ts'

/** How a scene looked when it was left last; a plain field until then. */
export function ScenePicture({ scene }: { readonly scene: Scene }) {
  const { localId } = useSession()
  const picture = useSyncExternalStore(scenePictures.subscribe, () => scenePictures.get(localId, scene.id))
  return (
    <span className={styles.picture} aria-hidden="true">
      {picture === undefined ? null : <img src={picture} alt="" draggable={false} />}
    </span>
  )
}
