import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { fromPromise } from 'xstate'
import {
  type CommunityWish,
  communityMachine,
  type LoadedPage,
  type PageRequest,
} from '../../../machines/community/community-machine.ts'
import { call } from '../../client/http/call.ts'
import { communityRoute } from '../../client/http/community-routes.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { UnseenTitle } from '../../ui/UnseenTitle.tsx'
import { WorldGrid } from '../site/WorldGrid.tsx'
import { WorldGridSkeleton } from '../site/WorldGridSkeleton.tsx'
import styles from './Community.module.css'
import { CommunityCard } from './CommunityCard.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useEndInView } from './use-end-in-view.ts'

/** Pages that come by themselves; after them the button is pressed, so that the foot of the page can be reached. */
const pagesByThemselves = 5

const machine = communityMachine.provide({ actors: { load: fromPromise(loadPage) } })

async function loadPage({ input }: { input: PageRequest }): Promise<LoadedPage> {
  const { q, tag, sort, page } = input
  const answer = await call(communityRoute, { q, sort, page, ...(tag !== null && { tag }) })
  return answer.ok
    ? { ok: true, projects: answer.data.projects, count: answer.data.count }
    : { ok: false, code: answer.error.code }
}

/** The worlds of one search, page after page. */
export function CommunityList({ wish }: { readonly wish: CommunityWish }) {
  const t = useT()
  const errorText = useErrorText()
  const [snapshot, send] = useMachine(machine, { input: wish })
  const { projects, count, pages, error } = snapshot.context
  const list = useRef<HTMLUListElement>(null)
  const isReady = snapshot.matches('ready')
  const end = useEndInView(isReady && pages < pagesByThemselves, () => send({ type: 'more' }))

  /** Who reads by keyboard goes on at the first world that has come. */
  const more = () => {
    list.current
      ?.querySelectorAll('a')
      .item(projects.length - 1)
      ?.focus({ preventScroll: true })
    send({ type: 'more' })
  }
  if (snapshot.matches('failed') && pages === 0) {
    return (
      <div role="alert">
        <EmptyState
          level={2}
          title={t('community.failedTitle')}
          text={errorText(error ?? 'general.failed')}
          action={
            <Button kind="go" onClick={() => send({ type: 'retry' })}>
              {t('community.again')}
            </Button>
          }
        />
      </div>
    )
  }
  const isLoading = snapshot.matches('loading')
  if (snapshot.matches('complete') && projects.length === 0) return <NothingFound wish={wish} />
  return (
    <section aria-labelledby="worlds" aria-busy={isLoading}>
      <UnseenTitle id="worlds">{t('community.worlds')}</UnseenTitle>
      <p className={styles.shown} role="status">
        {pages === 0 ? t('community.loading') : shownText(projects.length, count)}
      </p>
      <WorldGrid ref={list}>
        {projects.map((project) => (
          <CommunityCard key={project._id} project={project} />
        ))}
      </WorldGrid>
      {isLoading ? <WorldGridSkeleton count={pages === 0 ? 8 : 4} isBelow={pages > 0} /> : null}
      <div className={styles.end} ref={end}>
        {isReady ? <Button onClick={more}>{t('community.more')}</Button> : null}
        {snapshot.matches('failed') ? (
          <>
            <p role="alert">{t('community.moreFailed', { reason: errorText(error ?? 'general.failed') })}</p>
            <Button onClick={() => send({ type: 'retry' })}>{t('community.again')}</Button>
          </>
        ) : null}
      </div>
    </section>
  )

  function shownText(shown: number, all: number): string {
    if (shown < all) return t('community.shownSome', { shown, count: all })
    return all === 1 ? t('community.shownOne') : t('community.shownAll', { count: all })
  }
}
