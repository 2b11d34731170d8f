import type { User } from '../../../protocol/http/account.ts'
import { myProjectsRoute } from '../../client/http/project-routes.ts'
import { useKeptCall } from '../../client/http/use-kept-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoundWorlds } from '../found/FoundWorlds.tsx'
import { OwnCourses } from '../person/OwnCourses.tsx'
import { LoadFailed } from '../site/LoadFailed.tsx'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import styles from './Dashboard.module.css'
import { LevelCard } from './LevelCard.tsx'
import { MyClasses } from './MyClasses.tsx'
import { ProjectTabs } from './ProjectTabs.tsx'
import { StreakCard } from './StreakCard.tsx'

/** Home of a person: go on where they were, days in a row, points, courses, classes, and all that is theirs. */
export function DashboardPage({ user }: { readonly user: User }) {
  const t = useT()
  const { answer, reload } = useKeptCall(myProjectsRoute, null)
  if (answer && !answer.ok) return <LoadFailed error={answer.error} />
  const projects = answer?.data.projects
  return (
    <SiteFrame title={t('dashboard.documentTitle')}>
      <div className={frame.wrap}>
        <h1 className={styles.hello}>{t('dashboard.hello', { name: user.name || user.username })}</h1>
        <FoundWorlds username={user.username} />
        <div className={styles.top}>
          {projects ? <ContinueCard project={projects[0]} user={user} /> : <Skeleton height={360} />}
          <aside className={styles.side}>
            <StreakCard />
            <LevelCard />
          </aside>
        </div>
        <ProjectTabs user={user} projects={projects} onChange={reload} />
        <MyClasses user={user} />
        <section className={styles.section} aria-labelledby="courses">
          <h2 id="courses">{t('dashboard.courses')}</h2>
          <OwnCourses username={user.username} />
        </section>
      </div>
    </SiteFrame>
  )
}
