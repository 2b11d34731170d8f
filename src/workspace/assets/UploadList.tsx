import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { Upload } from '../../../machines/asset-library/asset-library-machine.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './UploadList.module.css'
import { useLibrary } from './use-library.ts'
import { useShrink } from './use-shrink.ts'
import { wayOn } from './way-on.ts'

/** What is on its way into the library, how far it is, and what could not be taken, each with a way on. */
export function UploadList() {
  const t = useT()
  const { context } = useLibrary()
  if (context.uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={t('assets.uploads')}>
      {context.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function UploadRow({ upload: { id, name, type, share, code, params } }: { readonly upload: Upload }) {
  const t = useT()
  const errorText = useErrorText()
  const { library } = useLibrary()
  const { isShrinking, shrink } = useShrink()
  const file = library.failedFile(id)
  const dismiss = () => library.dismiss(id)

  if (code === null || isShrinking)
    return (
      <li className={styles.upload}>
        <span className={styles.name}>
          {t(isShrinking ? 'assets.shrinking' : 'assets.uploading', { name })}
        </span>
        <progress
          aria-label={t(isShrinking ? 'assets.shrinking' : 'assets.uploading', { name })}
          max={1}
          {...(!isShrinking && { value: share })}
        />
      </li>
    )
  return (
    <li className={styles.upload} data-failed="true">
      <span role="alert">
        <span className={styles.name}>{t('assets.uploadFailed', { name })}</span>
        <span className={styles.reason}>{errorText(code, params)}</span>
      </span>
      <span className={styles.ways}>
        {file && wayOn(type, code) === 'shrink' ? (
          <Button
            size="small"
            onClick={async () => {
              if (await shrink(file, type)) dismiss()
            }}
          >
            {t('assets.shrink')}
          </Button>
        ) : file && wayOn(type, code) === 'again' ? (
          <Button
            size="small"
            onClick={() => {
              dismiss()
              void library.upload([file], type)
            }}
          >
            {t('assets.again')}
          </Button>
        ) : null}
        <IconButton label={t('assets.dismiss')} icon={<XIcon weight="bold" />} onClick={dismiss} />
      </span>
    </li>
  )
}
