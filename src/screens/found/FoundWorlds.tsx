import { useState } from 'react'
import { localAddress } from '../../client/local-projects/local-address.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EggMark } from '../../ui/EggMark.tsx'
import { agoWords } from '../../workspace/history/time-words.ts'
import styles from './FoundWorlds.module.css'
import { useFoundWorlds } from './use-found-worlds.ts'

/** A tablet of a school has many of them; a child's own is among the last. */
const shownAtOnce = 3

/**
 * Worlds of this device that are on nobody's shelf: who has come in looks at each and says whether it is theirs (`docs/adr/0023`). Nothing
 * where there is none.
 */
export function FoundWorlds({ username }: { readonly username: string }) {
  const t = useT()
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const [areAllShown, setAllShown] = useState(false)
  const { found, refuseAll } = useFoundWorlds(username)
  if (found.length === 0) return null
  return (
    <section className={styles.found} aria-labelledby="found">
      <EggMark height={64} />
      <div className={styles.words}>
        <h2 id="found">{t('found.title')}</h2>
        <p>{t('found.text')}</p>
        <ul>
          {(areAllShown ? found : found.slice(0, shownAtOnce)).map((project) => {
            const ago = agoWords(project.openedAt, now, locale)
            return (
              <li key={project.id}>
                <ButtonLink
                  kind="go"
                  size="small"
                  to={localAddress(project)}
                  aria-label={t('found.lookNamed', { ago })}
                >
                  {t('found.look')}
                </ButtonLink>
                <span>{t('found.opened', { ago })}</span>
              </li>
            )
          })}
        </ul>
        <div className={styles.ways}>
          <Button size="small" onClick={refuseAll}>
            {t('found.none')}
          </Button>
          {found.length > shownAtOnce && !areAllShown ? (
            <Button size="small" onClick={() => setAllShown(true)}>
              {t('found.all', { count: found.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
