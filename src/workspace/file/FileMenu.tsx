import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { FileHtmlIcon } from '@phosphor-icons/react/dist/csr/FileHtml'
import { FileZipIcon } from '@phosphor-icons/react/dist/csr/FileZip'
import { FloppyDiskIcon } from '@phosphor-icons/react/dist/csr/FloppyDisk'
import { FolderOpenIcon } from '@phosphor-icons/react/dist/csr/FolderOpen'
import { useRef, useState } from 'react'
import { projectExtension } from '../../../interchange/project-file/project-file.ts'
import { useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { MenuLine } from '../../ui/MenuLine.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSession } from '../session-context.ts'
import { ImportReportModal } from './ImportReportModal.tsx'
import type { ImportReport } from './import-report.ts'
import { useFileActions } from './use-file-actions.ts'

/** Opens files and saves the project in the forms of others. While one is worked on the button shows it and takes no other. */
export function FileMenu() {
  const t = useT()
  const actions = useFileActions()
  const { access } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [isWorking, setWorking] = useState(false)
  const [report, setReport] = useState<ImportReport>()

  async function work(action: () => Promise<unknown>) {
    setWorking(true)
    await action()
    setWorking(false)
  }

  return (
    <>
      <Menu
        label={isWorking ? t('interchange.working') : t('interchange.menu')}
        trigger={isWorking ? <Spinner /> : <FileIcon weight="bold" />}
        isIcon
        size="small"
        isDisabled={isWorking}
      >
        <MenuItem
          text={t('interchange.open')}
          icon={<FolderOpenIcon weight="bold" />}
          isDisabled={access === 'viewer'}
          onAction={() => input.current?.click()}
        />
        <MenuLine />
        <MenuItem
          text={t('interchange.saveProject')}
          icon={<FloppyDiskIcon weight="bold" />}
          onAction={() => work(actions.saveProject)}
        />
        <MenuItem
          text={t('interchange.savePage')}
          icon={<FileHtmlIcon weight="bold" />}
          onAction={() => work(actions.savePage)}
        />
        <MenuItem
          text={t('interchange.saveZip')}
          icon={<FileZipIcon weight="bold" />}
          onAction={() => work(actions.saveZip)}
        />
        <MenuItem
          text={t('interchange.saveModel')}
          icon={<CubeIcon weight="bold" />}
          onAction={() => work(actions.saveModel)}
        />
      </Menu>
      <input
        ref={input}
        hidden
        type="file"
        accept={`${projectExtension},.html,.htm`}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void work(async () => setReport(await actions.open(file)))
        }}
      />
      <ImportReportModal report={report} onClose={() => setReport(undefined)} />
    </>
  )
}
