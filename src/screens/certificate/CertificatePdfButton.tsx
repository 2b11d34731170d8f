import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { useState } from 'react'
import { saveFile } from '../../client/save-file.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './Certificate.module.css'
import type { CertificateWords } from './pdf/certificate-pdf.ts'

interface CertificatePdfButtonProps {
  /** Its name among the downloads. */
  readonly file: string
  /** What is written on it; asked for when it is wanted. */
  readonly words: () => CertificateWords
}

/** Hands the certificate out as a PDF. What writes it comes when it is asked for. */
export function CertificatePdfButton({ file, words }: CertificatePdfButtonProps) {
  const t = useT()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { certificatePdf } = await import('./pdf/certificate-pdf.ts')
      saveFile(file, await certificatePdf(words()))
    } catch {
      // Its fonts or its code cannot be fetched now; the certificate itself is on the page.
      showToast({ kind: 'error', text: errorText(navigator.onLine ? 'general.failed' : 'general.offline') })
    }
    setBusy(false)
  }
  return (
    <p className={styles.pdf}>
      <Button kind="go" icon={<FilePdfIcon weight="bold" />} isBusy={isBusy} onClick={() => void save()}>
        {t('certificate.pdf')}
      </Button>
    </p>
  )
}
