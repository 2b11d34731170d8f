import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { lazy, Suspense, useState } from 'react'
import { assetReference } from '../../../model/assets/reference.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useProject } from '../session-context.ts'
import styles from './TextureField.module.css'

const ChooseTextureModal = lazy(async () => ({
  default: (await import('./ChooseTextureModal.tsx')).ChooseTextureModal,
}))

interface TextureFieldProps {
  /** At least one. */
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** The picture on shapes: its name, and the way to choose another. */
export function TextureField({ entities, isDisabled }: TextureFieldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const texture = entities[0]?.components.material?.texture
  const name = useProject(({ assets }) => assets.find(({ id }) => assetReference(id) === texture)?.name)
  const shown = name ?? t('assets.chooseTexture')
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('assets.texture')}</span>
      <Button
        size="small"
        icon={<ImageIcon weight="bold" />}
        disabled={isDisabled}
        aria-label={`${t('assets.texture')}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{shown}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <ChooseTextureModal entities={entities} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
