import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { Link } from 'react-router-dom'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './ProjectPage.module.css'

/** The way into the workspace of a world, where those who may not change it look around. */
export function SeeInside({ project: { username, name } }: { readonly project: ProjectSummary }) {
  const t = useT()
  return (
    <section aria-labelledby="see-inside">
      <Link className={styles.inside} to={`/${username}/${name}`}>
        <h2 id="see-inside">{t('world.seeInside')}</h2>
        <ArrowRightIcon weight="bold" />
      </Link>
      <p className={styles.quiet}>{t('world.seeInsideText')}</p>
    </section>
  )
}
