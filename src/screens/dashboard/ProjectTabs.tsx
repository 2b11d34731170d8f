import { lazy, Suspense, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '../../../protocol/http/account.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { likedProjectsRoute } from '../../client/http/community-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useOwnApprovals } from '../../publish/use-own-approvals.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tab } from '../../ui/Tab.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { UnseenTitle } from '../../ui/UnseenTitle.tsx'
import { useTabInView } from '../../ui/use-tab-in-view.ts'
import { CommunityCard } from '../community/CommunityCard.tsx'
import { ShelfTile } from '../person/ShelfTile.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import { WorldGridSkeleton } from '../site/WorldGridSkeleton.tsx'
import styles from './Dashboard.module.css'

const tabs = ['mine', 'others', 'liked', 'bin'] as const

const Bin = lazy(async () => ({ default: (await import('./Bin.tsx')).Bin }))

interface ProjectTabsProps {
  readonly user: User
  /** Own ones and those of others that one is invited to; `undefined` while they are on their way. */
  readonly projects: readonly ProjectSummary[] | undefined
  /** Something was put into the bin or brought back. */
  readonly onChange: () => void
}

/** All projects of a person: their own, those of others, what they like, and their bin. The address says which are shown. */
export function ProjectTabs({ user, projects, onChange }: ProjectTabsProps) {
  const t = useT()
  const title = useId()
  const [search, setSearch] = useSearchParams()
  const { find } = useOwnApprovals()
  const answer = useCall(likedProjectsRoute, null)
  const liked = answer?.ok ? answer.data.projects : []
  const shown = tabs.find((tab) => tab === search.get('show')) ?? 'mine'
  const row = useTabInView(shown)
  const own = projects?.filter(({ username }) => username === user.username) ?? []
  const others = projects?.filter(({ username }) => username !== user.username) ?? []
  const counts = { mine: own.length, others: others.length, liked: liked.length, bin: 0 }
  const show = (tab: (typeof tabs)[number]) => {
    const rest = new URLSearchParams(search)
    if (tab === 'mine') rest.delete('show')
    else rest.set('show', tab)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return (
    <section className={styles.section} aria-labelledby={title}>
      <UnseenTitle id={title}>{t('dashboard.tabs.label')}</UnseenTitle>
      <Tabs selected={shown} onSelect={show} ids={tabs}>
        <div ref={row} className={styles.tabs}>
          <TabList label={t('dashboard.tabs.label')}>
            {tabs.map((tab) => (
              <Tab key={tab} id={tab}>
                {t(`dashboard.tabs.${tab}`)}{' '}
                {counts[tab] > 0 ? <span className={styles.count}>{counts[tab]}</span> : null}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel id="mine">
          {projects ? null : <WorldGridSkeleton count={4} />}
          {projects && own.length === 0 ? <p className={styles.none}>{t('dashboard.mineEmpty')}</p> : null}
          <WorldGrid>
            {own.map((project) => (
              <ShelfTile
                key={project._id}
                project={project}
                isOwn
                approval={find?.(project._id)}
                onDeleted={onChange}
              />
            ))}
          </WorldGrid>
        </TabPanel>
        <TabPanel id="others">
          {others.length === 0 ? <p className={styles.none}>{t('dashboard.othersEmpty')}</p> : null}
          <WorldGrid>
            {others.map((project) => (
              <ShelfTile key={project._id} project={project} isOwn={false} />
            ))}
          </WorldGrid>
        </TabPanel>
        <TabPanel id="liked">
          {liked.length === 0 ? (
            <EmptyState
              title={t('dashboard.tabs.liked')}
              text={t('dashboard.likedEmpty')}
              action={<ButtonLink to="/community">{t('dashboard.explore')}</ButtonLink>}
            />
          ) : null}
          <WorldGrid>
            {liked.map((project) => (
              <CommunityCard key={project._id} project={project} />
            ))}
          </WorldGrid>
        </TabPanel>
        <TabPanel id="bin">
          <Suspense fallback={<Skeleton height={120} />}>
            <Bin onChange={onChange} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </section>
  )
}
