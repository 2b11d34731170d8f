import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import type { SceneId } from '../../../model/ids.ts'
import { useT } from '../../i18n/use-t.ts'
import { useProject } from '../session-context.ts'
import styles from './Hierarchy.module.css'

/** Records of the scene that cannot be read, and what to do about them. */
export function BrokenItems({ sceneId }: { readonly sceneId: SceneId }) {
  const t = useT()
  const broken = useProject((project) => project.broken(sceneId))
  if (broken.length === 0) return null
  return (
    <ul className={styles.broken}>
      {broken.map((item) => (
        <li key={`${item.reason} ${item.id}`} title={item.reason}>
          <WarningIcon weight="bold" />
          <span>
            <b>{t('design.hierarchy.broken')}</b>
            <br />
            {t('design.hierarchy.brokenHelp')}
          </span>
        </li>
      ))}
    </ul>
  )
}
