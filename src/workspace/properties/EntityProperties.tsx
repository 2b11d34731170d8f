import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen'
import { PencilIcon } from '@phosphor-icons/react/dist/csr/Pencil'
import { StackSimpleIcon } from '@phosphor-icons/react/dist/csr/StackSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { limits } from '../../../model/document/limits.ts'
import { doodleOf } from '../../../model/doodle/with-drawings.ts'
import { isEntityKind } from '../../../model/kinds/entity-kinds.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { openEntity } from '../actions/open-entity.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { showHistory } from '../history/show-history.ts'
import { kindOf } from '../left/kind-of.ts'
import { pictureOf } from '../left/picture-of.ts'
import { ThingPicture } from '../left/ThingPicture.tsx'
import { useSession } from '../session-context.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './PropertiesPanel.module.css'
import { PropertySections } from './PropertySections.tsx'
import { WordsField } from './WordsField.tsx'

/** Everything that can be changed about one entity. */
export function EntityProperties({ entity }: { readonly entity: Entity }) {
  const t = useT()
  const locale = useLocale()
  const edits = useSceneEdits()
  const { access, bus } = useSession()
  const { state, history } = useWorkspace()
  const { id, name, isHidden, isLocked } = entity
  const isProtected = kindOf(entity)?.isProtected ?? false
  const isReadOnly = access === 'viewer'
  const isDisabled = isReadOnly || isLocked

  return (
    <>
      <div className={styles.head}>
        <span className={styles.thumb}>
          <ThingPicture {...pictureOf(entity)} />
        </span>
        <span className={styles.title}>
          <h3>{name}</h3>
          <span>{t(`design.kind.${isEntityKind(entity.kind) ? entity.kind : 'unknown'}`)}</span>
        </span>
        {isProtected ? null : (
          <IconButton
            label={t(isHidden ? 'design.hierarchy.show' : 'design.hierarchy.hide', { name })}
            icon={isHidden ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
            disabled={isReadOnly}
            onClick={() => edits.setHidden([id], !isHidden)}
          />
        )}
        <IconButton
          label={t(isLocked ? 'design.hierarchy.unlock' : 'design.hierarchy.lock', { name })}
          icon={isLocked ? <LockSimpleIcon weight="bold" /> : <LockSimpleOpenIcon weight="bold" />}
          disabled={isReadOnly}
          onClick={() => edits.setLocked([id], !isLocked)}
        />
        <Menu
          label={t('design.properties.actions', { name })}
          trigger={<DotsThreeVerticalIcon weight="bold" />}
          isIcon
          placement="bottom end"
          isDisabled={isReadOnly}
        >
          <MenuItem
            text={t('design.properties.duplicate')}
            icon={<CopyIcon weight="bold" />}
            shortcut={shortcutText('duplicate', locale)}
            onAction={() => edits.duplicate([id])}
          />
          <MenuItem
            text={t('workspace.history.ofThis')}
            icon={<ClockCounterClockwiseIcon weight="bold" />}
            onAction={() => showHistory({ state, history }, 'this')}
          />
          {entity.kind === 'group' ? (
            <MenuItem
              text={t('design.properties.ungroup')}
              icon={<StackSimpleIcon weight="bold" />}
              onAction={() => edits.ungroup(id)}
            />
          ) : null}
          <MenuItem
            text={t('design.properties.delete')}
            icon={<TrashIcon weight="bold" />}
            shortcut={shortcutText('remove', locale)}
            isAlarm
            onAction={() => edits.remove([id])}
          />
        </Menu>
      </div>
      <div className={styles.sections}>
        {isLocked ? <p className={styles.note}>{t('design.properties.locked', { name })}</p> : null}
        <div className={styles.section}>
          <WordsField
            key={id}
            label={t('design.properties.name')}
            value={name}
            most={limits.nameLength}
            isName
            isDisabled={isDisabled}
            onCommit={(next) => edits.rename(id, next)}
          />
        </div>
        {doodleOf(entity) === undefined ? null : (
          <div className={styles.section}>
            <Button
              isWide
              icon={<PencilIcon weight="bold" />}
              onClick={() => openEntity(bus.project, state, id)}
            >
              {t(isReadOnly ? 'doodle.look' : 'doodle.open')}
            </Button>
          </div>
        )}
        <PropertySections entities={[entity]} isDisabled={isDisabled} />
      </div>
    </>
  )
}
