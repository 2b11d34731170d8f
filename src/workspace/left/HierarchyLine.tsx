import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { isDraggable } from '../../../model/kinds/is-holder.ts'
import { useT } from '../../i18n/use-t.ts'
import type { DropPosition } from './drop-place.ts'
import styles from './Hierarchy.module.css'
import type { ThingRow } from './hierarchy-rows.ts'
import { kindOf } from './kind-of.ts'
import { pictureOf } from './picture-of.ts'
import { RenameField } from './RenameField.tsx'
import { ThingPicture } from './ThingPicture.tsx'

interface HierarchyLineProps extends Omit<ThingRow, 'heading'> {
  /** What `aria-activedescendant` of the tree names it by. */
  readonly domId: string
  /** Pixels from the top of the tree. */
  readonly top: number
  readonly isSelected: boolean
  /** The one that the keyboard is on. */
  readonly isActive: boolean
  readonly isRenaming: boolean
  readonly isDragged: boolean
  readonly dropAim: DropPosition | undefined
  readonly mayEdit: boolean
}

/** One thing in the Hierarchy: its picture and name, and what hides and locks it. The tree does what its buttons say (`data-act`). */
export const HierarchyLine = memo(function HierarchyLine(props: HierarchyLineProps) {
  const { entity, level, position, siblings, isOpen, domId, top, isSelected, isActive } = props
  const { isRenaming, isDragged, dropAim, mayEdit } = props
  const t = useT()
  const { name, isHidden, isLocked } = entity
  const isProtected = kindOf(entity)?.isProtected ?? false
  const states = [
    ...(isHidden ? [t('design.hierarchy.isHidden')] : []),
    ...(isLocked ? [t('design.hierarchy.isLocked')] : []),
  ]
  const place: CSSProperties & Record<`--${string}`, number> = {
    transform: `translateY(${top}px)`,
    '--level': level - 1,
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names the row that the keyboard is on
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot lie where they are put
    <div
      id={domId}
      role="row"
      aria-label={name}
      aria-description={states.length > 0 ? states.join(', ') : undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      className={styles.item}
      style={place}
      data-id={entity.id}
      data-active={isActive || undefined}
      data-dim={isHidden || undefined}
      data-dragged={isDragged || undefined}
      data-drop={dropAim}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: as its row */}
      <div role="gridcell" className={styles.line}>
        {mayEdit ? (
          <span
            className={styles.handle}
            data-handle={isDraggable(entity.kind) && !isLocked ? '' : undefined}
            aria-hidden="true"
          >
            <DotsSixVerticalIcon weight="bold" />
          </span>
        ) : null}
        {isOpen === undefined ? (
          <span className={styles.chevron} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles.chevron}
            aria-label={t(isOpen ? 'design.hierarchy.close' : 'design.hierarchy.open', { name })}
            data-act="toggle"
          >
            <CaretRightIcon weight="bold" />
          </button>
        )}
        <span className={styles.picture}>
          <ThingPicture {...pictureOf(entity)} />
        </span>
        {isRenaming ? <RenameField entity={entity} /> : <span className={styles.name}>{name}</span>}
        {isProtected ? null : (
          <Mark
            act="hide"
            label={t(isHidden ? 'design.hierarchy.show' : 'design.hierarchy.hide', { name })}
            isOn={isHidden}
            isActive={isActive}
            mayEdit={mayEdit}
            icon={isHidden ? <EyeSlashIcon weight="bold" /> : <EyeIcon weight="bold" />}
          />
        )}
        <Mark
          act="lock"
          label={t(isLocked ? 'design.hierarchy.unlock' : 'design.hierarchy.lock', { name })}
          isOn={isLocked}
          isActive={isActive}
          mayEdit={mayEdit}
          icon={isLocked ? <LockSimpleIcon weight="bold" /> : <LockSimpleOpenIcon weight="bold" />}
        />
      </div>
    </div>
  )
})

interface MarkProps {
  readonly act: 'hide' | 'lock'
  readonly label: string
  readonly isOn: boolean
  readonly isActive: boolean
  readonly mayEdit: boolean
  readonly icon: ReactNode
}

/** A button at the end of a line; a Tab reaches only those of the active one. */
const Mark = ({ act, label, isOn, isActive, mayEdit, icon }: MarkProps) => (
  <button
    type="button"
    tabIndex={isActive ? 0 : -1}
    className={styles.mark}
    data-on={isOn}
    disabled={!mayEdit}
    aria-label={label}
    data-act={act}
  >
    {icon}
  </button>
)
