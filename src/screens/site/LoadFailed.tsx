import { TryAgain } from '../../app/TryAgain.tsx'
import type { CallError } from '../../client/http/call-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { SiteFrame } from './SiteFrame.tsx'

/** A page whose data did not come: what happened, and the button that tries again. */
export function LoadFailed({ error }: { readonly error: CallError }) {
  const t = useT()
  const errorText = useErrorText()
  return (
    <SiteFrame title={t('common.productName')}>
      <TryAgain text={errorText(error.code)} />
    </SiteFrame>
  )
}
