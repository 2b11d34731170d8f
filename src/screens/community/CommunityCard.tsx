import { GitForkIcon } from '@phosphor-icons/react/dist/csr/GitFork'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { memo } from 'react'
import type { CommunityProject } from '../../../protocol/http/community.ts'
import { filmOf } from '../../client/samples/film-of.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { type Translate, useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import unseen from '../../ui/Unseen.module.css'
import { WorldCard } from '../site/WorldCard.tsx'
import styles from './CommunityCard.module.css'

interface CommunityCardProps {
  readonly project: CommunityProject
}

/**
 * A published world in a list: its picture, name and maker, how often it was liked and remixed. Drawn anew only when it has changed, however
 * long the list grows.
 */
export const CommunityCard = memo(({ project }: CommunityCardProps) => {
  const t = useT()
  const { displayName } = useProjectTexts(project)
  const { username, name, published, remixedFrom, likesCount, remixesCount, isLikedByMe } = project
  return (
    <WorldCard
      to={`/${username}/projects/${name}`}
      picture={published?.thumbnail}
      film={filmOf(project)}
      name={displayName}
      badge={remixedFrom ? t('community.isRemix') : undefined}
    >
      <span className={styles.facts}>
        <span className={styles.maker}>{username}</span>
        <span className={classes(styles.count, isLikedByMe && styles.mine)}>
          {isLikedByMe ? (
            <HeartIcon weight="fill" aria-hidden="true" />
          ) : (
            <HeartIcon weight="bold" aria-hidden="true" />
          )}
          <span aria-hidden="true">{likesCount}</span>
          <span className={unseen.unseen}>{likesText(t, project)}</span>
        </span>
        <span className={styles.count}>
          <GitForkIcon weight="bold" aria-hidden="true" />
          <span aria-hidden="true">{remixesCount}</span>
          <span className={unseen.unseen}>
            {remixesCount === 1 ? t('community.oneRemix') : t('community.remixes', { count: remixesCount })}
          </span>
        </span>
      </span>
    </WorldCard>
  )
})

function likesText(t: Translate, { likesCount, isLikedByMe }: CommunityProject): string {
  if (likesCount === 1) return isLikedByMe ? t('community.onlyMine') : t('community.oneLike')
  return t(isLikedByMe ? 'community.likedByMe' : 'community.likes', { count: likesCount })
}
