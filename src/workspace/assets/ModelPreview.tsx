import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { useEffect, useState } from 'react'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AssetDetails.module.css'
import { modelPicture } from './model-picture.ts'

/** A model seen from a little above, drawn by the scene's page. */
export function ModelPreview({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const { frames } = useWorkspace()
  const [picture, setPicture] = useState('')
  useEffect(() => {
    let isOver = false
    modelPicture(frames, item).then((address) => {
      if (!isOver) setPicture(address)
    })
    return () => {
      isOver = true
    }
  }, [frames, item])
  return picture === '' ? (
    <span className={styles.preview}>
      <CubeIcon weight="duotone" />
    </span>
  ) : (
    <img
      className={styles.preview}
      src={picture}
      alt={t('assets.preview', { name: item.name })}
      draggable={false}
    />
  )
}
