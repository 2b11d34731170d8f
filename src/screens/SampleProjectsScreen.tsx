import { houseName } from '../../protocol/addresses/house-name.ts'
import { projectsOfUserRoute } from '../client/http/project-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { UnseenTitle } from '../ui/UnseenTitle.tsx'
import styles from './community/Community.module.css'
import { SampleCard } from './samples/SampleCard.tsx'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { WorldGrid } from './site/WorldGrid.tsx'
import { WorldGridSkeleton } from './site/WorldGridSkeleton.tsx'

/** `/sample-projects`: worlds of the house to play, look into and remix. */
export default function SampleProjectsScreen() {
  const t = useT()
  return (
    <SiteFrame title={t('samples.documentTitle')}>
      <div className={frame.wrap}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h1>{t('samples.title')}</h1>
            <p className={styles.lead}>{t('samples.lead')}</p>
          </div>
          <ButtonLink to="?open=templates">{t('samples.fromScratch')}</ButtonLink>
        </div>
        <Samples />
      </div>
    </SiteFrame>
  )
}

function Samples() {
  const t = useT()
  const errorText = useErrorText()
  const answer = useCall(projectsOfUserRoute, { username: houseName })
  if (!answer) return <WorldGridSkeleton count={12} />
  const isComing = answer.ok
    ? answer.data.projects.length === 0
    : answer.error.code === 'account.person-missing'
  if (!answer.ok || isComing) {
    const text = answer.ok || isComing ? t('samples.emptyText') : errorText(answer.error.code)
    return (
      <div role="alert">
        <EmptyState
          level={2}
          title={isComing ? t('samples.emptyTitle') : t('community.failedTitle')}
          text={text}
          action={
            <Button kind="go" onClick={() => window.location.reload()}>
              {t('community.again')}
            </Button>
          }
        />
      </div>
    )
  }
  // They were put up in the order in which they are meant to be seen.
  const inOrder = answer.data.projects.toSorted(
    (one, other) => (one.published?.publishedAt ?? 0) - (other.published?.publishedAt ?? 0),
  )
  return (
    <>
      <UnseenTitle>{t('community.worlds')}</UnseenTitle>
      <WorldGrid>
        {inOrder.map((project) => (
          <SampleCard key={project._id} project={project} />
        ))}
      </WorldGrid>
    </>
  )
}
