import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { isForEverybody, type PageId, pageAt } from '../../protocol/addresses/page-at.ts'
import { homeAddresses, siteAddresses } from '../../protocol/addresses/site-addresses.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { type LoadedLater, loadedLater } from './loaded-later.ts'
import { MovedPage } from './MovedPage.tsx'
import { notFound } from './not-found.ts'
import { UserAddress } from './UserAddress.tsx'

const CertificateScreen = loadedLater(['people'], () => import('../screens/CertificateScreen.tsx'))
const ClassScreen = loadedLater(['people'], () => import('../screens/ClassScreen.tsx'))
const CommunityScreen = loadedLater(['people'], () => import('../screens/CommunityScreen.tsx'))
const ContactScreen = loadedLater(['pages'], () => import('../screens/ContactScreen.tsx'))
const DashboardScreen = loadedLater(['people'], () => import('../screens/DashboardScreen.tsx'))
const FaqsScreen = loadedLater(['pages'], () => import('../screens/FaqsScreen.tsx'))
const FeedbackScreen = loadedLater(['pages'], () => import('../screens/FeedbackScreen.tsx'))
const JoinClassScreen = loadedLater(['people'], () => import('../screens/JoinClassScreen.tsx'))
const LandingScreen = loadedLater([], () => import('../screens/LandingScreen.tsx'))
const ModerationScreen = loadedLater(['people', 'pages'], () => import('../screens/ModerationScreen.tsx'))
const LearnScreen = loadedLater(['people'], () => import('../screens/LearnScreen.tsx'))
const MyProjectsScreen = loadedLater(['people'], () => import('../screens/MyProjectsScreen.tsx'))
const PanoramaScreen = loadedLater(['people'], () => import('../screens/PanoramaScreen.tsx'))
const PersonScreen = loadedLater(['people'], () => import('../screens/PersonScreen.tsx'))
const PlayScreen = loadedLater([], () => import('../screens/PlayScreen.tsx'))
const PrivacyScreen = loadedLater(['pages'], () => import('../screens/PrivacyScreen.tsx'))
const ProjectScreen = loadedLater(['people'], () => import('../screens/ProjectScreen.tsx'))
const ReplayScreen = loadedLater(['workshop', 'pages'], () => import('../screens/ReplayScreen.tsx'))
const SampleProjectsScreen = loadedLater(['people'], () => import('../screens/SampleProjectsScreen.tsx'))
const StatsScreen = loadedLater(['pages'], () => import('../screens/StatsScreen.tsx'))
const TeachersScreen = loadedLater(['pages'], () => import('../screens/TeachersScreen.tsx'))
const TermsScreen = loadedLater(['pages'], () => import('../screens/TermsScreen.tsx'))
const WorkspaceScreen = loadedLater(['workshop'], () => import('../screens/WorkspaceScreen.tsx'))

/** What an address shows, and what that waits for. */
interface Shown {
  readonly element: ReactNode
  readonly screen: LoadedLater
}

const page = (screen: LoadedLater): Shown => ({
  element: <LazyScreen screen={screen} while="page" />,
  screen,
})
const show = (screen: LoadedLater): Shown => ({
  element: <LazyScreen screen={screen} while="show" />,
  screen,
})
const ofUser = (screen: LoadedLater): Shown => ({
  element: <UserAddress>{page(screen).element}</UserAddress>,
  screen,
})

type Address = (typeof homeAddresses | typeof siteAddresses)[number]
type MovedAddress = Extract<Address, { readonly leadsTo: string }>
type WorkspaceId = 'new' | 'template' | 'workspace'

/** What each address shows; one without its screen does not compile. */
const screens: Readonly<Record<Exclude<PageId, MovedAddress['id'] | WorkspaceId>, Shown>> = {
  dashboard: page(DashboardScreen),
  learn: page(LearnScreen),
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

const isWorkspace = (id: PageId): id is WorkspaceId => id === 'new' || id === 'template' || id === 'workspace'

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
  { id: 'unknown', path: '/*', element: screens['not-found'].element },
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
      ...siteAddresses.filter(({ id }) => id === 'landing').map(routeOf),
      ...homeAddresses.map(routeOf),
      ...addresses.map(underDashboard),
      ...addresses,
    ],
  },
]

/** The screen of a page; of one that has moved, that of where it is now. */
export function screenOf(id: PageId): LoadedLater {
  const moved = siteAddresses.find((address) => address.id === id)
  if (moved && 'leadsTo' in moved) return screenOf(pageAt(moved.leadsTo))
  return isShown(id) ? screens[id].screen : WorkspaceScreen
}

const isShown = (id: PageId): id is keyof typeof screens => id in screens

/**
 * Begins to fetch the screen of an address, with its words, before anything is drawn: it comes beside the words of every page and not after
 * them. Settles when it is here, or does not come: the screen itself asks again then, and says so.
 */
export async function fetchScreen(pathname: string): Promise<void> {
  await Promise.allSettled([screenOf(pageAt(pathname)).fetch()])
}
