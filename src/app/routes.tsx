import type { ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isNobodys } from '../../protocol/addresses/reserved-names.ts'
import { type AddressId, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { withWords } from '../i18n/with-words.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { type LoadedLater, loadedLater } from './loaded-later.ts'
import { MovedPage } from './MovedPage.tsx'
import { notFound } from './not-found.ts'
import { UserAddress } from './UserAddress.tsx'

const CertificateScreen = loadedLater(() => withWords('people', import('../screens/CertificateScreen.tsx')))
const ClassScreen = loadedLater(() => withWords('people', import('../screens/ClassScreen.tsx')))
const CommunityScreen = loadedLater(() => withWords('people', import('../screens/CommunityScreen.tsx')))
const ContactScreen = loadedLater(() => withWords('pages', import('../screens/ContactScreen.tsx')))
const DashboardScreen = loadedLater(() => withWords('people', import('../screens/DashboardScreen.tsx')))
const FaqsScreen = loadedLater(() => withWords('pages', import('../screens/FaqsScreen.tsx')))
const FeedbackScreen = loadedLater(() => withWords('pages', import('../screens/FeedbackScreen.tsx')))
const JoinClassScreen = loadedLater(() => withWords('people', import('../screens/JoinClassScreen.tsx')))
const LandingScreen = loadedLater(() => import('../screens/LandingScreen.tsx'))
const ModerationScreen = loadedLater(() =>
  withWords('people', withWords('pages', import('../screens/ModerationScreen.tsx'))),
)
const LearnScreen = loadedLater(() => withWords('people', import('../screens/LearnScreen.tsx')))
const MyProjectsScreen = loadedLater(() => withWords('people', import('../screens/MyProjectsScreen.tsx')))
const PanoramaScreen = loadedLater(() => withWords('people', import('../screens/PanoramaScreen.tsx')))
const PersonScreen = loadedLater(() => withWords('people', import('../screens/PersonScreen.tsx')))
const PlayScreen = loadedLater(() => import('../screens/PlayScreen.tsx'))
const PrivacyScreen = loadedLater(() => withWords('pages', import('../screens/PrivacyScreen.tsx')))
const ProjectScreen = loadedLater(() => withWords('people', import('../screens/ProjectScreen.tsx')))
const ReplayScreen = loadedLater(() =>
  withWords('workshop', withWords('pages', import('../screens/ReplayScreen.tsx'))),
)
const SampleProjectsScreen = loadedLater(() =>
  withWords('people', import('../screens/SampleProjectsScreen.tsx')),
)
const StatsScreen = loadedLater(() => withWords('pages', import('../screens/StatsScreen.tsx')))
const TeachersScreen = loadedLater(() => withWords('pages', import('../screens/TeachersScreen.tsx')))
const TermsScreen = loadedLater(() => withWords('pages', import('../screens/TermsScreen.tsx')))
const WorkspaceScreen = loadedLater(() => withWords('workshop', import('../screens/WorkspaceScreen.tsx')))

/** What an address shows, and how that is fetched. */
interface Shown {
  readonly element: ReactNode
  readonly fetch: LoadedLater['fetch']
}

const page = (screen: LoadedLater): Shown => ({
  element: <LazyScreen screen={screen} while="page" />,
  fetch: screen.fetch,
})
const show = (screen: LoadedLater): Shown => ({
  element: <LazyScreen screen={screen} while="show" />,
  fetch: screen.fetch,
})
const ofUser = (screen: LoadedLater): Shown => {
  const { element, fetch } = page(screen)
  return { element: <UserAddress>{element}</UserAddress>, fetch }
}

type Address = (typeof siteAddresses)[number]
type MovedAddress = Extract<Address, { readonly leadsTo: string }>
type WorkspaceId = 'new' | 'template' | 'workspace'

/** What each address shows; one without its screen does not compile. */
const screens: Readonly<Record<Exclude<AddressId, MovedAddress['id'] | WorkspaceId>, Shown>> = {
  landing: page(LandingScreen),
  'not-found': page(notFound),
  privacy: page(PrivacyScreen),
  terms: page(TermsScreen),
  teachers: page(TeachersScreen),
  'coding-workshops': page(TeachersScreen),
  faqs: page(FaqsScreen),
  feedback: page(FeedbackScreen),
  contact: page(ContactScreen),
  stats: page(StatsScreen),
  moderation: page(ModerationScreen),
  community: page(CommunityScreen),
  'sample-projects': page(SampleProjectsScreen),
  replay: show(ReplayScreen),
  play: show(PlayScreen),
  panorama: show(PanoramaScreen),
  tutorials: page(LearnScreen),
  'my-projects': page(MyProjectsScreen),
  'join-class': page(JoinClassScreen),
  'join-class-by-code': page(JoinClassScreen),
  class: page(ClassScreen),
  user: ofUser(PersonScreen),
  'user-projects': ofUser(PersonScreen),
  'user-courses': ofUser(PersonScreen),
  certificate: ofUser(CertificateScreen),
  project: ofUser(ProjectScreen),
}

const routeOf = (address: Address): RouteObject => {
  if ('leadsTo' in address) return { ...placeOf(address), element: <MovedPage to={address.leadsTo} /> }
  return { ...placeOf(address), element: isWorkspace(address.id) ? null : screens[address.id].element }
}

const placeOf = ({ id, path }: Address) => ({ id, path })

const isWorkspace = (id: AddressId): id is WorkspaceId =>
  id === 'new' || id === 'template' || id === 'workspace'

/** They read no login. */
const isForEverybody = (id: AddressId) => id === 'play' || id === 'panorama'

/** One element for all of them: a project that gets another address (its first edit, its account) stays open. */
const workspace: RouteObject = {
  id: 'workspaces',
  element: (
    <UserAddress>
      <LazyScreen screen={WorkspaceScreen} while="workspace" />
    </UserAddress>
  ),
  children: siteAddresses.filter(({ id }) => isWorkspace(id)).map(routeOf),
}

/** The addresses that `/dashboard` has too; `UserAddress` and the last one give what no page has to the 404 page. */
const addresses: readonly RouteObject[] = [
  ...siteAddresses
    .filter(({ id }) => id !== 'landing' && !isForEverybody(id) && !isWorkspace(id))
    .map(routeOf),
  workspace,
  { id: 'unknown', path: '/*', element: page(notFound).element },
]

const underDashboard = ({ id, path, element, children }: RouteObject): RouteObject => ({
  id: `dashboard-${id}`,
  ...(path === undefined ? {} : { path: `/dashboard${path}` }),
  element,
  ...(children ? { children: children.map(underDashboard) } : {}),
})

/** Every address of the app. The player and its picture stand outside the account. */
export const routes: RouteObject[] = [
  ...siteAddresses.filter(({ id }) => isForEverybody(id)).map(routeOf),
  {
    element: <AccountLayout />,
    children: [
      { id: 'landing', path: '/', element: screens.landing.element },
      { id: 'dashboard', path: '/dashboard', element: page(DashboardScreen).element },
      { id: 'learn', path: '/dashboard/learn', element: page(LearnScreen).element },
      ...addresses.map(underDashboard),
      ...addresses,
    ],
  },
]

/** What the ids of routes stand for; those under `/dashboard` have the same with a word before. */
const fetches: ReadonlyMap<string, Shown['fetch']> = new Map([
  ...Object.entries(screens).map(([id, { fetch }]) => [id, fetch] as const),
  ['workspaces', WorkspaceScreen.fetch],
  ['dashboard', DashboardScreen.fetch],
  ['learn', LearnScreen.fetch],
  ['unknown', notFound.fetch],
])

/**
 * Begins to fetch the screen of an address, with its words, before anything is drawn: it comes beside the words of every page and not after
 * them. Settles when it is here, or does not come: the screen itself asks again then, and says so.
 */
export async function fetchScreen(pathname: string): Promise<void> {
  const fetched = (matchRoutes(routes, pathname) ?? []).map(({ route, params }) => {
    const id = isNobodys(params.username ?? '') ? 'unknown' : route.id?.replace(/^dashboard-/, '')
    return fetches.get(id ?? '')?.()
  })
  await Promise.allSettled(fetched)
}
