import type { CallError } from '../../client/http/call-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** A page whose data did not come: what happened, and the button that tries again. */
export function LoadFailed({ error }: { readonly error: CallError }) {
  const t = useT()
  const errorText = useErrorText()
  return (
    <SiteFrame title={t('common.productName')}>
      <EmptyState
        level={1}
        title={t('site.screenFailed.title')}
        text={errorText(error.code)}
        action={
          <Button kind="go" onClick={() => window.location.reload()}>
            {t('site.screenFailed.reload')}
          </Button>
        }
      />
    </SiteFrame>
  )
}
