import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { type FormEvent, useState } from 'react'
import type { PublishWords } from '../../machines/publish/publish-machine.ts'
import { limits } from '../../model/document/limits.ts'
import { slugOf } from '../../protocol/addresses/slug-of.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { KidsTag } from '../../protocol/tags/kids-tags.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { BlobPicture } from './BlobPicture.tsx'
import styles from './Publish.module.css'
import type { PublishingProject } from './publishing-project.ts'
import { TagsField } from './TagsField.tsx'
import { useKeptTags } from './use-kept-tags.ts'

interface PublishFormProps {
  readonly project: PublishingProject
  readonly picture: Blob | null
  readonly hasPictureFailed: boolean
  readonly isTakingPicture: boolean
  readonly isViewThere: boolean
  readonly isPublishing: boolean
  readonly error: ErrorCode | null
  readonly onPicture: () => void
  readonly onPublish: (words: PublishWords) => void
}

/** What is published under which name, with the picture that everybody will see. */
export function PublishForm({
  project,
  picture,
  hasPictureFailed,
  isTakingPicture,
  isViewThere,
  isPublishing,
  error,
  onPicture,
  onPublish,
}: PublishFormProps) {
  const t = useT()
  const errorText = useErrorText()
  const [name, setName] = useState(project.displayName)
  const [description, setDescription] = useState(project.description)
  const kept = useKeptTags(project)
  const [chosen, setChosen] = useState<readonly KidsTag[] | null>(null)
  const tags = chosen ?? kept
  const [isSent, setSent] = useState(false)
  const isNameless = name.trim() === ''
  const isRenamed = project.name === null || name !== project.displayName
  const address = `/${project.username}/${isRenamed ? slugOf(name) : project.name}`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isNameless) return
    onPublish({
      displayName: name.trim(),
      description: description.trim(),
      ...(tags !== null && { tags }),
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} data-view={isViewThere ? 'there' : undefined}>
      <div className={styles.pictureBox}>
        <div className={styles.picture}>
          {isTakingPicture ? <Skeleton height="100%" /> : null}
          {!isTakingPicture && picture ? <BlobPicture blob={picture} alt={t('publish.picture')} /> : null}
          {hasPictureFailed && !picture ? t('publish.pictureFailed') : null}
        </div>
        <Button
          size="small"
          icon={<CameraIcon weight="bold" />}
          disabled={isTakingPicture}
          onClick={onPicture}
        >
          {isTakingPicture ? t('publish.takingPicture') : t('publish.pictureAgain')}
        </Button>
      </div>
      <div className={styles.fields}>
        <TextField
          label={t('publish.name')}
          value={name}
          onChange={setName}
          maxLength={limits.nameLength}
          hint={t('publish.address', { address })}
          error={isSent && isNameless ? errorText('project.name-empty') : undefined}
          autoFocus
        />
        <TextArea
          label={t('publish.description')}
          value={description}
          onChange={setDescription}
          maxLength={limits.descriptionLength}
          rows={4}
        />
        {tags === null ? null : <TagsField tags={tags} onTags={setChosen} />}
        {error ? (
          <p className={styles.error} role="alert">
            {errorText(error)}
          </p>
        ) : null}
        <Button kind="go" type="submit" isWide isBusy={isPublishing} disabled={picture === null}>
          {project.isUpdate ? t('publish.update') : t('publish.submit')}
        </Button>
        <p className={styles.note}>{t('publish.everyone')}</p>
      </div>
    </form>
  )
}
