import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ScreenBoundary } from '../app/ScreenBoundary.tsx'
import type { ProjectSession } from '../client/project-session/project-session.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { withWords } from '../i18n/with-words.ts'
import { BesideTabs } from '../ui/BesideTabs.tsx'
import { EggLoader } from '../ui/EggLoader.tsx'
import { TabPanel } from '../ui/TabPanel.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useTheme } from '../ui/use-theme.ts'
import { useFinishTyping } from './actions/use-finish-typing.ts'
import { WorkspaceKeys } from './actions/WorkspaceKeys.tsx'
import { SceneBar } from './bar/SceneBar.tsx'
import { isCoached } from './coach/is-coached.ts'
import { courseOf } from './courses/course-of.ts'
import { WorkspaceDialogs } from './dialogs/WorkspaceDialogs.tsx'
import { Dock } from './dock/Dock.tsx'
import { WorkspaceFoot } from './foot/WorkspaceFoot.tsx'
import type { EditCalls } from './frame/edit-calls.ts'
import { CannotSaveBar } from './header/CannotSaveBar.tsx'
import { WorkspaceHeader } from './header/WorkspaceHeader.tsx'
import { PastBar } from './history/PastBar.tsx'
import { keepForLater } from './keep-for-later.ts'
import { LeftPanel } from './left/LeftPanel.tsx'
import { createNews, openWorkspace } from './open-workspace.ts'
import { PropertiesPanel } from './properties/PropertiesPanel.tsx'
import { ReadOnlyNote } from './scene/ReadOnlyNote.tsx'
import { ScenePanel } from './scene/ScenePanel.tsx'
import { SessionContext } from './session-context.ts'
import { SceneAddress } from './state/SceneAddress.tsx'
import { useWorkspaceTheme } from './state/theme-choice.ts'
import { useCell } from './state/use-cell.ts'
import { WorkspaceContext } from './state/workspace-context.ts'
import styles from './Workspace.module.css'

const CodePanel = lazy(() => import('./code/CodePanel.tsx').then((module) => ({ default: module.CodePanel })))

const AssetsPage = lazy(async () => ({ default: (await import('./assets/AssetsPage.tsx')).AssetsPage }))
const HistoryPanel = lazy(async () => ({
  default: (await import('./history/HistoryPanel.tsx')).HistoryPanel,
}))
const DoodlePage = lazy(async () => ({
  default: (await withWords('panels', import('./doodle/DoodlePage.tsx'))).DoodlePage,
}))

const Coach = lazy(async () => ({ default: (await withWords('steps', import('./coach/Coach.tsx'))).Coach }))
const CourseOverlay = lazy(async () => ({
  default: (await withWords('steps', import('./courses/CourseOverlay.tsx'))).CourseOverlay,
}))

const views = ['design', 'code'] as const

/** Milliseconds after the picture of the scene is there until more is fetched: what was asked for comes first. */
const calm = 2_000

/** What takes pictures of the scene as it is edited. */
export type SceneCamera = Pick<EditCalls, 'takePicture' | 'takePanorama'>

interface WorkspaceProps {
  /** Must stay the same object while the workspace is shown; give another `key` with another session. */
  readonly session: ProjectSession
  /** Under which id the server has the project; `null` while it has not. */
  readonly projectId: () => string | null
  /** The right end of the header: the person's portrait, or the way to log in. */
  readonly account: ReactNode
  readonly onPublish: (camera: SceneCamera) => void
  readonly onShare: () => void
  readonly onTogether: () => void
  /** Offered to those who may only look. */
  readonly onRemix: () => void
}

/** The whole workspace of an open project, in both views and at every width. */
export function Workspace({
  session,
  projectId,
  account,
  onPublish,
  onShare,
  onTogether,
  onRemix,
}: WorkspaceProps) {
  useTheme(useWorkspaceTheme())
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const ways = {
    publish: () => onPublish(workspace.frames),
    share: onShare,
    together: onTogether,
  }
  const [news] = useState(() =>
    createNews({ locale, t, errorText, perform: () => {}, paste: () => {}, ways }),
  )
  const [workspace] = useState(() => openWorkspace(session, news, projectId))
  const [course] = useState(() => courseOf(session))
  const [hasCoach] = useState(() => isCoached(session))
  const view = useCell(workspace.state.view)
  const drawer = useCell(workspace.state.drawer)
  const arePanelsHidden = useCell(workspace.state.arePanelsHidden)
  const doodle = useCell(workspace.state.doodle)
  const isLibraryOpen = useCell(workspace.state.isLibraryOpen)
  const past = useCell(workspace.state.past)
  const isHistoryOpen = useCell(workspace.state.isHistoryOpen)
  /** A page lies over the scene: nothing below it takes the keyboard. */
  const isCovered = view === 'design' && (doodle !== null || isLibraryOpen)
  const { edit } = useCell(workspace.frames.status)
  useEffect(() => workspace.copy.start(), [workspace])
  useFinishTyping()
  useEffect(() => {
    if (edit !== 'shown') return
    const timer = setTimeout(keepForLater, calm)
    return () => clearTimeout(timer)
  }, [edit])

  return (
    <SessionContext value={past?.session ?? session}>
      <WorkspaceContext value={workspace}>
        <WorkspaceKeys news={news} ways={ways} />
        <SceneAddress />
        <WorkspaceDialogs />
        <Tabs selected={view} onSelect={workspace.state.view.set} ids={views}>
          <div
            className={styles.workspace}
            data-view={view}
            data-drawer={drawer ?? 'none'}
            data-panels={arePanelsHidden ? 'hidden' : 'shown'}
          >
            <BesideTabs>
              <WorkspaceHeader account={account} />
            </BesideTabs>
            {/* A list of tabs comes before what they show; the grid puts it below. */}
            <WorkspaceFoot />
            <BesideTabs>
              <div className={styles.design} inert={isCovered}>
                <ScenePanel />
              </div>
            </BesideTabs>
            <TabPanel key={`design ${past?.moment}`} id="design" className={styles.design}>
              <div className={styles.design} inert={isCovered}>
                <SceneBar />
                <div className={styles.panels}>
                  <LeftPanel />
                  <PropertiesPanel />
                </div>
              </div>
              {isLibraryOpen ? (
                <Suspense>
                  <AssetsPage />
                </Suspense>
              ) : null}
              {doodle === null ? null : (
                <Suspense>
                  <DoodlePage id={doodle} />
                </Suspense>
              )}
            </TabPanel>
            <TabPanel key={`code ${past?.moment}`} id="code" className={styles.code}>
              <ScreenBoundary>
                <Suspense fallback={<EggLoader text={t('workspace.loading')} />}>
                  <CodePanel />
                </Suspense>
              </ScreenBoundary>
            </TabPanel>
            <BesideTabs>
              {session.access === 'viewer' ? <ReadOnlyNote onRemix={onRemix} /> : null}
              {course && !past ? (
                <ScreenBoundary>
                  <Suspense>
                    <CourseOverlay name={course} projectId={projectId} />
                  </Suspense>
                </ScreenBoundary>
              ) : null}
              {hasCoach && !past ? (
                <ScreenBoundary>
                  <Suspense>
                    <Coach />
                  </Suspense>
                </ScreenBoundary>
              ) : null}
              <CannotSaveBar />
              <PastBar session={session} />
              {isHistoryOpen ? (
                <Suspense>
                  <HistoryPanel session={session} />
                </Suspense>
              ) : null}
              <Dock account={account} />
            </BesideTabs>
          </div>
        </Tabs>
      </WorkspaceContext>
    </SessionContext>
  )
}
