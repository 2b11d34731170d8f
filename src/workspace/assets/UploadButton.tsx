import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { useRef } from 'react'
import { type AssetType, assetTypes } from '../../../model/assets/asset.ts'
import { extensionsOf } from '../../client/assets/file-kinds.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'

interface UploadButtonProps {
  /** The list in front: its kinds are what the chooser offers first. */
  readonly type: AssetType
  /** True where only files of that list make sense. */
  readonly isOnly?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the device's chooser of files. */
export function UploadButton({ type, isOnly = false, onFiles }: UploadButtonProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const offered = isOnly ? [type] : [type, ...assetTypes.filter((one) => one !== type)]
  const extensions = offered.flatMap(extensionsOf).map((extension) => `.${extension}`)
  return (
    <>
      <Button icon={<UploadSimpleIcon weight="bold" />} onClick={() => input.current?.click()}>
        {t('assets.upload')}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={extensions.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
