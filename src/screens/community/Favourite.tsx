import { Link } from 'react-router-dom'
import type { CommunityProject } from '../../../protocol/http/community.ts'
import { communityRoute } from '../../client/http/community-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './Favourite.module.css'

/** The world that most people like, large; as long as nobody has liked any, just one to look at. Its room is kept until it is known. */
export function Favourite() {
  const answer = useCall(communityRoute, { sort: 'liked', limit: 1 })
  if (!answer)
    return (
      <div className={styles.coming} aria-hidden="true">
        <div className={styles.picture} data-first-picture />
      </div>
    )
  const project = answer.ok ? answer.data.projects[0] : undefined
  return project ? <Band project={project} /> : null
}

function Band({ project }: { readonly project: CommunityProject }) {
  const t = useT()
  const { displayName, description } = useProjectTexts(project)
  const { username, name, published, likesCount } = project
  return (
    <Link className={styles.band} to={`/${username}/projects/${name}`}>
      <img src={published?.thumbnail} alt="" width={800} height={600} />
      <span className={styles.words}>
        <span className={styles.pill}>{t(likesCount > 0 ? 'community.favourite' : 'community.lookIn')}</span>
        <strong className={styles.name}>{displayName}</strong>
        {description ? <span className={styles.about}>{description}</span> : null}
        <span className={styles.maker}>{t('site.project.by', { username })}</span>
      </span>
    </Link>
  )
}
