import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useWholePage } from '../ui/use-whole-page.ts'

/** Instead of a screen that could not be drawn. */
export function ScreenFailed() {
  const t = useT()
  useWholePage()
  return (
    <main role="alert">
      <EmptyState
        level={1}
        title={t('site.screenFailed.title')}
        text={t('site.screenFailed.text')}
        action={
          <Button kind="go" onClick={() => window.location.reload()}>
            {t('site.screenFailed.reload')}
          </Button>
        }
      />
    </main>
  )
}
