import type { Icon } from '@phosphor-icons/react'
import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick'
import { PencilIcon } from '@phosphor-icons/react/dist/csr/Pencil'
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack'
import { VideoCameraIcon } from '@phosphor-icons/react/dist/csr/VideoCamera'
import { useState } from 'react'
import type { Category } from '../../../model/kinds/entity-kinds.ts'
import { thumbnails } from '../../assets/thumbnails/thumbnails.ts'
import { categoryIcons } from './category-icons.ts'
import styles from './ThingPicture.module.css'

interface ThingPictureProps {
  /** The id of a `Thing`, or the name of a model or shape. */
  readonly id: string
  readonly category: Category
}

/** Signs of kinds that no category stands for. */
const ownIcons: Readonly<Record<string, Icon>> = {
  camera: VideoCameraIcon,
  cursor: CursorClickIcon,
  doodle: PencilIcon,
  group: StackIcon,
}

/** The picture of a thing; where none was taken or it does not come, the sign of its kind or category. */
export function ThingPicture({ id, category }: ThingPictureProps) {
  const address = thumbnails[id]
  const [missing, setMissing] = useState<string | null>(null)
  const Sign = ownIcons[id] ?? categoryIcons[category]
  return (
    <span className={styles.picture} aria-hidden="true">
      {address && address !== missing ? (
        <img src={address} alt="" loading="lazy" draggable={false} onError={() => setMissing(address)} />
      ) : (
        <Sign weight="bold" />
      )}
    </span>
  )
}
