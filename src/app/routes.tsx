import { lazy, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type AddressId, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { withWords } from '../i18n/with-words.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { MovedPage } from './MovedPage.tsx'
import { UserAddress } from './UserAddress.tsx'

const CertificateScreen = lazy(() => withWords('people', import('../screens/CertificateScreen.tsx')))
const ClassScreen = lazy(() => withWords('people', import('../screens/ClassScreen.tsx')))
const CommunityScreen = lazy(() => withWords('people', import('../screens/CommunityScreen.tsx')))
const ContactScreen = lazy(() => withWords('pages', import('../screens/ContactScreen.tsx')))
const DashboardScreen = lazy(() => withWords('people', import('../screens/DashboardScreen.tsx')))
const FaqsScreen = lazy(() => withWords('pages', import('../screens/FaqsScreen.tsx')))
const FeedbackScreen = lazy(() => withWords('pages', import('../screens/FeedbackScreen.tsx')))
const JoinClassScreen = lazy(() => withWords('people', import('../screens/JoinClassScreen.tsx')))
const LandingScreen = lazy(() => import('../screens/LandingScreen.tsx'))
const ModerationScreen = lazy(() =>
  withWords('people', withWords('pages', import('../screens/ModerationScreen.tsx'))),
)
const LearnScreen = lazy(() => withWords('people', import('../screens/LearnScreen.tsx')))
const MyProjectsScreen = lazy(() => withWords('people', import('../screens/MyProjectsScreen.tsx')))
const NotFoundScreen = lazy(() => import('../screens/NotFoundScreen.tsx'))
const PanoramaScreen = lazy(() => withWords('people', import('../screens/PanoramaScreen.tsx')))
const PersonScreen = lazy(() => withWords('people', import('../screens/PersonScreen.tsx')))
const PlayScreen = lazy(() => import('../screens/PlayScreen.tsx'))
const PrivacyScreen = lazy(() => withWords('pages', import('../screens/PrivacyScreen.tsx')))
const ProjectScreen = lazy(() => withWords('people', import('../screens/ProjectScreen.tsx')))
const ReplayScreen = lazy(() =>
  withWords('workshop', withWords('pages', import('../screens/ReplayScreen.tsx'))),
)
const SampleProjectsScreen = lazy(() => withWords('people', import('../screens/SampleProjectsScreen.tsx')))
const StatsScreen = lazy(() => withWords('pages', import('../screens/StatsScreen.tsx')))
const TeachersScreen = lazy(() => withWords('pages', import('../screens/TeachersScreen.tsx')))
const TermsScreen = lazy(() => withWords('pages', import('../screens/TermsScreen.tsx')))
const WorkspaceScreen = lazy(() => withWords('workshop', import('../screens/WorkspaceScreen.tsx')))

const page = (Screen: typeof LandingScreen) => <LazyScreen screen={Screen} while="page" />
const show = (Screen: typeof LandingScreen) => <LazyScreen screen={Screen} while="show" />
const ofUser = (Screen: typeof LandingScreen) => <UserAddress>{page(Screen)}</UserAddress>

type Address = (typeof siteAddresses)[number]
type MovedAddress = Extract<Address, { readonly leadsTo: string }>
type WorkspaceId = 'new' | 'template' | 'workspace'

/** What each address shows; one without its screen does not compile. */
const screens: Readonly<Record<Exclude<AddressId, MovedAddress['id'] | WorkspaceId>, ReactNode>> = {
  landing: page(LandingScreen),
  'not-found': page(NotFoundScreen),
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
  return { ...placeOf(address), element: isWorkspace(address.id) ? null : screens[address.id] }
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
  { id: 'unknown', path: '/*', element: page(NotFoundScreen) },
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
      { id: 'landing', path: '/', element: screens.landing },
      { id: 'dashboard', path: '/dashboard', element: page(DashboardScreen) },
      { id: 'learn', path: '/dashboard/learn', element: page(LearnScreen) },
      ...addresses.map(underDashboard),
      ...addresses,
    ],
  },
]
