import { lazy, Suspense } from 'react'
import { Outlet, useSearchParams } from 'react-router-dom'
import { AuthProvider } from '../account/AuthProvider.tsx'
import { LoginModalSlot } from '../account/LoginModalSlot.tsx'
import { withWords } from '../i18n/with-words.ts'

const TemplateChooser = lazy(async () => ({
  default: (await import('../screens/templates/TemplateChooser.tsx')).TemplateChooser,
}))

const SocialNews = lazy(async () => ({
  default: (await withWords('people', import('../account/social/SocialNews.tsx'))).SocialNews,
}))

/** All addresses that know who is here, with the overlays that any of them can open: login and `?open=templates`. */
export function AccountLayout() {
  const [search] = useSearchParams()
  return (
    <AuthProvider>
      <Outlet />
      <LoginModalSlot />
      {search.has('social') ? (
        <Suspense>
          <SocialNews />
        </Suspense>
      ) : null}
      {search.get('open') === 'templates' ? (
        <Suspense>
          <TemplateChooser />
        </Suspense>
      ) : null}
    </AuthProvider>
  )
}
