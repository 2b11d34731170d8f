import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** That a page did not load, why as far as it is known, and the button that loads it again. */
export function TryAgain({ text }: { readonly text?: string }) {
  const t = useT()
  return (
    <EmptyState
      level={1}
      title={t('site.screenFailed.title')}
      text={text ?? t('site.screenFailed.text')}
      action={
        <Button kind="go" onClick={() => window.location.reload()}>
          {t('site.screenFailed.reload')}
        </Button>
      }
    />
  )
}
