import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { type LikeAnswer, likeMachine } from '../../../machines/like/like-machine.ts'
import type { ProjectByNameAnswer } from '../../../protocol/http/project.ts'
import { useAuth } from '../../account/use-auth.ts'
import { call } from '../../client/http/call.ts'
import { likeRoute } from '../../client/http/community-routes.ts'
import { useT } from '../../i18n/use-t.ts'
import buttonStyles from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import unseen from '../../ui/Unseen.module.css'
import styles from './LikeButton.module.css'

interface LikeButtonProps extends Pick<ProjectByNameAnswer, 'isLikedByMe' | 'likesCount'> {
  readonly projectname: string
  readonly username: string
  /** As it is shown. */
  readonly name: string
}

/** The heart of a project, and how many have pressed it. */
export function LikeButton({ projectname, username, name, isLikedByMe, likesCount }: LikeButtonProps) {
  const t = useT()
  const { user, openLogin } = useAuth()
  const [machine] = useState(() =>
    likeMachine.provide({
      actors: {
        like: fromPromise(
          async ({ input }: { input: { readonly isLiked: boolean } }): Promise<LikeAnswer> => {
            const answer = await call(likeRoute, { projectname, username, ...input })
            return answer.ok ? { ok: true, ...answer.data } : { ok: false, code: answer.error.code }
          },
        ),
      },
      actions: {
        askLogin: () => openLogin(),
        // biome-ignore lint/suspicious/noConsole: a like that fails is logged and not shown (spec 8)
        logFailure: (_, { failure }) => console.warn('like:', failure),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { isLikedByMe, likesCount } })
  const shown = snapshot.context
  return (
    <button
      type="button"
      className={classes(buttonStyles.button, styles.like, shown.isLikedByMe && styles.liked)}
      aria-pressed={shown.isLikedByMe}
      onClick={() => send({ type: 'press', isLoggedIn: user !== null })}
    >
      {shown.isLikedByMe ? <HeartIcon weight="fill" /> : <HeartIcon weight="bold" />}
      <span className={unseen.unseen}>{`${t('world.like', { project: name })},`}</span>{' '}
      <span>{shown.likesCount}</span>
    </button>
  )
}
