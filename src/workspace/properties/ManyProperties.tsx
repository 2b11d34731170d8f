import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen'
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { aptOf, isCommon } from '../actions/apt-of.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { pictureOf } from '../left/picture-of.ts'
import { ThingPicture } from '../left/ThingPicture.tsx'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './PropertiesPanel.module.css'
import { PropertySections } from './PropertySections.tsx'

/** Of how many things the pictures are shown. */
const mostShown = 8

/** Several things at once: which they are, what can be done with all of them, and what can be changed of all of them together. */
export function ManyProperties({ entities }: { readonly entities: readonly Entity[] }) {
  const t = useT()
  const edits = useSceneEdits()
  const { access } = useSession()
  const { state } = useWorkspace()
  const ids = entities.map((entity) => entity.id)
  const isReadOnly = access === 'viewer'
  const areHidden = aptOf(entities, isCommon).every(({ isHidden }) => isHidden)
  const areLocked = entities.every(({ isLocked }) => isLocked)
  return (
    <>
      <div className={styles.head}>
        <span className={styles.title}>
          <h3>{t('design.properties.many', { count: entities.length })}</h3>
        </span>
        <IconButton
          label={t(areHidden ? 'design.properties.showAll' : 'design.properties.hideAll')}
          icon={areHidden ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
          disabled={isReadOnly}
          onClick={() => edits.setHidden(ids, !areHidden)}
        />
        <IconButton
          label={t(areLocked ? 'design.properties.unlockAll' : 'design.properties.lockAll')}
          icon={areLocked ? <LockSimpleIcon weight="bold" /> : <LockSimpleOpenIcon weight="bold" />}
          disabled={isReadOnly}
          onClick={() => edits.setLocked(ids, !areLocked)}
        />
      </div>
      <div className={styles.sections}>
        <ul className={styles.many}>
          {entities.slice(0, mostShown).map((entity) => (
            <li key={entity.id}>
              <button
                type="button"
                title={entity.name}
                aria-label={t('design.properties.only', { name: entity.name })}
                onClick={() => state.selection.set([entity.id])}
              >
                <ThingPicture {...pictureOf(entity)} />
              </button>
            </li>
          ))}
          {entities.length > mostShown ? (
            <li>{t('design.properties.more', { count: entities.length - mostShown })}</li>
          ) : null}
        </ul>
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<StackIcon weight="bold" />}
            disabled={isReadOnly}
            onClick={() => edits.group(ids)}
          >
            {t('design.properties.group')}
          </Button>
          <Button
            size="small"
            icon={<CopyIcon weight="bold" />}
            disabled={isReadOnly}
            onClick={() => edits.duplicate(ids)}
          >
            {t('design.properties.duplicate')}
          </Button>
          <Button
            size="small"
            icon={<TrashIcon weight="bold" />}
            disabled={isReadOnly}
            onClick={() => edits.remove(ids)}
          >
            {t('design.properties.delete')}
          </Button>
        </div>
        <PropertySections entities={entities} isDisabled={isReadOnly || areLocked} />
      </div>
    </>
  )
}
