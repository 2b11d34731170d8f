import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pageAt } from '../../protocol/addresses/page-at.ts'
import { keepCampaignTags } from '../account/campaign/keep-campaign-tags.ts'
import { tellEvent } from '../client/tell-event.ts'
import { preferredLocale, startI18n } from '../i18n/i18n.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import './first-page.css'
import { App } from './App.tsx'
import { fetchAhead } from './fetch-ahead.ts'
import { lendStorage } from './lend-storage.ts'
import { pageTheme } from './page-theme.ts'
import { fetchScreen } from './routes.tsx'
import { visitedPage } from './visited-page.ts'

/** How long the first picture waits for the screen, in milliseconds, before the page shows that it is on its way. */
const screenPatience = 500

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const locale = preferredLocale()
/** Whether what the server sent is this page in this language (`draw-pages.tsx`), to the last letter. */
const isDrawn =
  root.dataset.drawn === pageAt(location.pathname) &&
  document.documentElement.lang === locale &&
  location.search === ''

lendStorage()
// Before anything is waited for: the first picture comes after this (`scripts/paint-late.ts`).
document.documentElement.dataset.theme = pageTheme(location.pathname)
keepCampaignTags(location.search)
const screen = fetchScreen(location.pathname)
await startI18n(locale, ['site'])
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
if (isDrawn) {
  // There is something to look at: what takes it over has to be complete.
  await screen
  startTransition(() => {
    hydrateRoot(root, app)
  })
} else {
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, screenPatience))])
  startTransition(() => createRoot(root).render(app))
}
fetchAhead(document.body)
// Where the workshop was opened once, newer builds are told of on every page of ours; the player is everybody's.
if (navigator.serviceWorker?.controller && !location.pathname.startsWith('/play/'))
  void import('../offline/start-offline.ts').then(({ startOffline }) => startOffline())
tellEvent({ type: 'visit', page: visitedPage(location.pathname) })
