import { lazy, Suspense, useState } from 'react'
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
  const isChoosing = search.get('open') === 'templates'
  const [hasChooser, setHasChooser] = useState(isChoosing)
  // It stays when it is closed: what is taken away at once often does not give the focus back.
  if (isChoosing && !hasChooser) setHasChooser(true)
  return (
    <AuthProvider>
      <Outlet />
      <LoginModalSlot />
      {search.has('social') ? (
        <Suspense>
          <SocialNews />
        </Suspense>
      ) : null}
      {hasChooser ? (
        <Suspense>
          <TemplateChooser isOpen={isChoosing} />
        </Suspense>
      ) : null}
    </AuthProvider>
  )
}
