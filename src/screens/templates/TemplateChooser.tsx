import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Dialog, Heading, Modal } from 'react-aria-components'
import { Link, useSearchParams } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { WorldGrid } from '../site/WorldGrid.tsx'
import { startOf } from './start-of.ts'
import styles from './TemplateChooser.module.css'
import { TileCard } from './TileCard.tsx'
import { worldTiles } from './world-tiles.ts'

/** 'Choose Your Template' (spec 2), above any page whose address says `open=templates`. Back takes that away again. */
export function TemplateChooser({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const close = () => {
    const rest = new URLSearchParams(search)
    rest.delete('open')
    setSearch(rest)
  }
  return (
    <Modal
      className={classes(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={(isToOpen) => {
        if (!isToOpen) close()
      }}
    >
      <Dialog className={classes(styles.dialog)}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Button size="small" icon={<ArrowLeftIcon weight="bold" />} onClick={close}>
              {t('site.templates.back')}
            </Button>
            <Heading slot="title" level={2}>
              {t('site.templates.title')}
            </Heading>
            <Link className={styles.empty} {...startOf('blank')}>
              <span className={styles.tray}>
                <PlusIcon weight="bold" />
              </span>
              <span className={styles.words}>
                <b>{t('site.templates.empty')}</b>
                <small>{t('site.templates.emptyText')}</small>
              </span>
            </Link>
          </div>
          <WorldGrid>
            {worldTiles.map((tile, index) => (
              <TileCard
                key={tile.key}
                tile={tile}
                tape={index === 0 ? t('site.templates.startHere') : undefined}
              />
            ))}
          </WorldGrid>
          <p className={styles.others}>
            <Link to="/sample-projects">{t('site.templates.samples')}</Link>
            <Link {...startOf('ar')}>{t('site.templates.room')}</Link>
          </p>
        </div>
      </Dialog>
    </Modal>
  )
}
