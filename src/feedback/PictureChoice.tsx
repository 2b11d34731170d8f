import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Feedback.module.css'

interface PictureChoiceProps {
  readonly picture: File | null
  readonly onChoose: (picture: File | null) => void
}

/** A picture that shows what is meant; it may be taken away again. */
export function PictureChoice({ picture, onChoose }: PictureChoiceProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picture}>
      <Button icon={<ImageIcon weight="bold" />} onClick={() => input.current?.click()}>
        {picture ? t('feedback.otherPicture') : t('feedback.addPicture')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-label={t('feedback.addPicture')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
      {picture ? (
        <>
          <span className={styles.name}>{picture.name}</span>
          <Button kind="ghost" size="small" icon={<XIcon weight="bold" />} onClick={() => onChoose(null)}>
            {t('feedback.removePicture')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
