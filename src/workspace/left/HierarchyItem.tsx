import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen'
import type { ReactNode } from 'react'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import styles from './Hierarchy.module.css'
import { kindOf } from './kind-of.ts'
import { pictureOf } from './picture-of.ts'
import { RenameField } from './RenameField.tsx'
import { ThingPicture } from './ThingPicture.tsx'

interface HierarchyItemProps {
  readonly entity: Entity
  readonly isRenaming: boolean
  /** The items inside it. */
  readonly children: ReactNode
}

/** One line of the Hierarchy. */
export function HierarchyItem({ entity, isRenaming, children }: HierarchyItemProps) {
  const t = useT()
  const edits = useSceneEdits()
  const { name } = entity
  const isProtected = kindOf(entity)?.isProtected ?? false
  return (
    <TreeItem
      id={entity.id}
      textValue={name}
      className={styles.item ?? ''}
      data-dim={entity.isHidden || undefined}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging }) => (
          <div className={styles.line}>
            {allowsDragging ? (
              <Button
                slot="drag"
                className={styles.drag ?? ''}
                aria-label={t('design.hierarchy.drag', { name })}
              >
                <DotsSixVerticalIcon weight="bold" />
              </Button>
            ) : null}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <CaretRightIcon weight="bold" />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <span className={styles.picture}>
              <ThingPicture {...pictureOf(entity)} />
            </span>
            {isRenaming ? <RenameField entity={entity} /> : <span className={styles.name}>{name}</span>}
            {isProtected ? null : (
              <button
                type="button"
                className={styles.mark}
                data-on={entity.isHidden}
                aria-label={t(entity.isHidden ? 'design.hierarchy.show' : 'design.hierarchy.hide', { name })}
                onClick={() => edits.setHidden([entity.id], !entity.isHidden)}
              >
                {entity.isHidden ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
              </button>
            )}
            <button
              type="button"
              className={styles.mark}
              data-on={entity.isLocked}
              aria-label={t(entity.isLocked ? 'design.hierarchy.unlock' : 'design.hierarchy.lock', { name })}
              onClick={() => edits.setLocked([entity.id], !entity.isLocked)}
            >
              {entity.isLocked ? <LockSimpleIcon weight="bold" /> : <LockSimpleOpenIcon weight="bold" />}
            </button>
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}
