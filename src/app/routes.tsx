import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { needWorkshopWords } from '../i18n/i18n.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { DashboardHome } from './DashboardHome.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { UserAddress } from './UserAddress.tsx'

const LandingScreen = lazy(() => import('../screens/LandingScreen.tsx'))
const NotFoundScreen = lazy(() => import('../screens/NotFoundScreen.tsx'))
const PersonScreen = lazy(() => import('../screens/PersonScreen.tsx'))
const PlayScreen = lazy(() => import('../screens/PlayScreen.tsx'))
const ProjectScreen = lazy(() => import('../screens/ProjectScreen.tsx'))
const ReplayScreen = lazy(() => withWorkshopWords(import('../screens/ReplayScreen.tsx')))
const WorkspaceScreen = lazy(() => withWorkshopWords(import('../screens/WorkspaceScreen.tsx')))

/** A screen that speaks of the workshop, when its words are here too. */
async function withWorkshopWords<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, needWorkshopWords()])
  return loaded
}

const page = (Screen: typeof LandingScreen) => <LazyScreen screen={Screen} while="page" />
const ofUser = (Screen: typeof LandingScreen) => <UserAddress>{page(Screen)}</UserAddress>

/** One element for all of them: a project that gets another address (its first edit, its account) stays open. */
const workspace: RouteObject = {
  id: 'workspaces',
  element: (
    <UserAddress>
      <LazyScreen screen={WorkspaceScreen} while="workspace" />
    </UserAddress>
  ),
  children: [
    { id: 'new', path: 'new', element: null },
    { id: 'template', path: 'template/:templateName', element: null },
    { id: 'workspace', path: ':username/:name', element: null },
  ],
}

/**
 * Addresses below the site's root and, the same, below `/dashboard`, in the order of spec 2: a
 * fixed path wins over `/{username}`, and `UserAddress` gives what no page has to the 404 page.
 */
const addresses: RouteObject[] = [
  { id: 'not-found', path: 'pageNotFound', element: page(NotFoundScreen) },
  { id: 'replay', path: 'replay', element: <LazyScreen screen={ReplayScreen} while="workspace" /> },
  { id: 'user', path: ':username', element: ofUser(PersonScreen) },
  { id: 'user-projects', path: ':username/projects', element: ofUser(PersonScreen) },
  { id: 'project', path: ':username/projects/:projectName', element: ofUser(ProjectScreen) },
  workspace,
  { id: 'unknown', path: '*', element: page(NotFoundScreen) },
]

const underDashboard = (route: RouteObject): RouteObject =>
  route.children
    ? { ...route, id: `dashboard-${route.id}`, children: route.children.map(underDashboard) }
    : { ...route, id: `dashboard-${route.id}` }

/** Every address of the app. `/play/{code}` stands outside the account: it reads no login. */
export const routes: RouteObject[] = [
  { id: 'play', path: '/play/:code', element: <LazyScreen screen={PlayScreen} while="workspace" /> },
  {
    element: <AccountLayout />,
    children: [
      { id: 'landing', path: '/', element: page(LandingScreen) },
      {
        path: '/dashboard',
        children: [
          { id: 'dashboard', index: true, element: <DashboardHome /> },
          ...addresses.map(underDashboard),
        ],
      },
      ...addresses,
    ],
  },
]
