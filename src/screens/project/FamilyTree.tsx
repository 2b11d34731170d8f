import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { RemixTreeAnswer } from '../../../protocol/http/community.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { remixTreeRoute } from '../../client/http/community-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useProjectTexts } from '../../client/samples/use-project-texts.ts'
import { useT } from '../../i18n/use-t.ts'
import { EggMark } from '../../ui/EggMark.tsx'
import styles from './FamilyTree.module.css'

/** Remixes of one project that are named; the others are counted. */
const mostNamed = 8

/** Where a project comes from and what became of it. */
export function FamilyTree({ project }: { readonly project: ProjectSummary }) {
  const t = useT()
  const answer = useCall(remixTreeRoute, { projectname: project.name, username: project.username })
  if (!answer?.ok) return null
  const { ancestors, remixes } = answer.data
  return (
    <section className={styles.tree} aria-labelledby="family-tree">
      <h2 id="family-tree">{t('world.tree.title')}</h2>
      <ul>
        <Line chain={[...ancestors].reverse()} project={project} remixes={remixes} />
      </ul>
      {remixes.length === 0 ? <p className={styles.none}>{t('world.tree.none')}</p> : null}
    </section>
  )
}

type Remixes = z.infer<typeof RemixTreeAnswer>['remixes']

interface LineProps {
  /** Those above the project that are still to be shown, the first of all first. */
  readonly chain: readonly ProjectSummary[]
  readonly project: ProjectSummary
  readonly remixes: Remixes
}

/** From the first original down to the project, each one step further in. */
function Line({ chain, project, remixes }: LineProps) {
  const [first, ...rest] = chain
  if (!first) return <Branch project={project} remixes={remixes} isShown />
  return (
    <li>
      <Member project={first} />
      <ul>
        <Line chain={rest} project={project} remixes={remixes} />
      </ul>
    </li>
  )
}

function Branch({
  project,
  remixes,
  isShown = false,
}: Omit<LineProps, 'chain'> & { readonly isShown?: boolean }) {
  const t = useT()
  const own = remixes.filter(({ remixOf }) => remixOf === project._id)
  const others = own.length - mostNamed
  return (
    <li>
      <Member project={project} isShown={isShown} />
      {own.length > 0 ? (
        <ul>
          {own.slice(0, mostNamed).map((remix) => (
            <Branch key={remix.project._id} project={remix.project} remixes={remixes} />
          ))}
          {others > 0 ? <li className={styles.more}>{t('world.tree.more', { count: others })}</li> : null}
        </ul>
      ) : null}
    </li>
  )
}

function Member({
  project,
  isShown = false,
}: {
  readonly project: ProjectSummary
  readonly isShown?: boolean
}) {
  const { displayName } = useProjectTexts(project)
  const { username, name, published } = project
  return (
    <Link to={`/${username}/projects/${name}`} aria-current={isShown ? 'page' : undefined}>
      {published ? (
        <img src={published.thumbnail} alt="" width={56} height={42} loading="lazy" />
      ) : (
        <span className={styles.noPicture}>
          <EggMark height={28} />
        </span>
      )}
      <span className={styles.names}>
        <b>{displayName}</b>
        <small>{username}</small>
      </span>
    </Link>
  )
}
