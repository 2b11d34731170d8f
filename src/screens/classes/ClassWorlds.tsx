import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast'
import { classProjectsRoute } from '../../client/http/class-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { WorldCard } from '../site/WorldCard.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import { WorldGridSkeleton } from '../site/WorldGridSkeleton.tsx'
import styles from './Class.module.css'

interface ClassWorldsProps {
  readonly classId: string
  /** How the teacher knows whose they are, by username; `null` for the children, who do not look in live. */
  readonly nicknames: ReadonlyMap<string, string> | null
}

/** What the people of a class show to it; its teacher can look in while they build. Only who may open one sees that it is not published. */
export function ClassWorlds({ classId, nicknames }: ClassWorldsProps) {
  const t = useT()
  const errorText = useErrorText()
  const answer = useCall(classProjectsRoute, { id: classId })
  const projects = answer?.ok ? answer.data.projects : []
  return (
    <section className={styles.section} aria-labelledby="worlds">
      <div className={styles.sectionHead}>
        <h2 id="worlds">{t('classes.worlds.title')}</h2>
      </div>
      {answer ? null : <WorldGridSkeleton count={4} />}
      {answer?.ok === false ? <p role="alert">{errorText(answer.error.code)}</p> : null}
      {answer?.ok && projects.length === 0 ? (
        <EmptyState title={t('classes.worlds.empty')} text={t('classes.worlds.emptyText')} />
      ) : null}
      <WorldGrid>
        {projects.map(({ _id, username, name, displayName, published }) => (
          <div key={_id} className={styles.world}>
            <WorldCard
              to={published ? `/${username}/projects/${name}` : `/${username}/${name}`}
              picture={published?.thumbnail}
              name={displayName}
            >
              {[
                t('classes.worlds.by', { name: nicknames?.get(username) ?? username }),
                ...(published ? [] : [t('classes.worlds.unpublished')]),
              ].join(' · ')}
            </WorldCard>
            {nicknames ? (
              <ButtonLink
                size="small"
                to={`/${username}/${name}`}
                icon={<BroadcastIcon weight="bold" />}
                aria-label={t('classes.worlds.liveNamed', { name: displayName })}
              >
                {t('classes.worlds.live')}
              </ButtonLink>
            ) : null}
          </div>
        ))}
      </WorldGrid>
    </section>
  )
}
