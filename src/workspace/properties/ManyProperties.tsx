import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { pictureOf } from '../left/picture-of.ts'
import { ThingPicture } from '../left/ThingPicture.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './PropertiesPanel.module.css'

/** Several things at once: which they are, and what can be done with all of them. */
export function ManyProperties({ entities }: { readonly entities: readonly Entity[] }) {
  const t = useT()
  const edits = useSceneEdits()
  const { access } = useSession()
  const { state } = useWorkspace()
  const ids = entities.map((entity) => entity.id)
  return (
    <>
      <div className={styles.head}>
        <h3>{t('design.properties.many', { count: entities.length })}</h3>
      </div>
      <div className={styles.sections}>
        <p className={styles.note}>{t('design.properties.manyHelp')}</p>
        <ul className={styles.many}>
          {entities.map((entity) => (
            <li key={entity.id}>
              <button type="button" onClick={() => state.selection.set([entity.id])}>
                <span className={styles.small}>
                  <ThingPicture {...pictureOf(entity)} />
                </span>
                {entity.name}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<StackIcon weight="bold" />}
            disabled={access === 'viewer'}
            onClick={() => edits.group(ids)}
          >
            {t('design.properties.group')}
          </Button>
          <Button
            size="small"
            icon={<CopyIcon weight="bold" />}
            disabled={access === 'viewer'}
            onClick={() => edits.duplicate(ids)}
          >
            {t('design.properties.duplicate')}
          </Button>
          <Button
            size="small"
            icon={<TrashIcon weight="bold" />}
            disabled={access === 'viewer'}
            onClick={() => edits.remove(ids)}
          >
            {t('design.properties.delete')}
          </Button>
        </div>
      </div>
    </>
  )
}
