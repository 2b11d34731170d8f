import { useTranslation } from 'react-i18next'
import type { Label } from '../../../commands/core/define-command.ts'

/** The words of a command's label ('Moved Tree') in the person's language. */
export function useLabelText(): (label: Label) => string {
  const { t } = useTranslation()
  return (label) => t(label.key, label.params)
}
