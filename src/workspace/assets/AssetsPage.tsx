import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useEffect, useRef, useState } from 'react'
import { findItem } from '../../../machines/asset-library/asset-lists.ts'
import { assetTypes } from '../../../model/assets/asset.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { Tab } from '../../ui/Tab.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import { AssetDetails } from './AssetDetails.tsx'
import { AssetGrid } from './AssetGrid.tsx'
import styles from './AssetsPage.module.css'
import { LibrarySearch } from './LibrarySearch.tsx'
import { typeIcons } from './type-icons.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadList } from './UploadList.tsx'
import { useFilesFromPage } from './use-files-from-page.ts'
import { useLibrary } from './use-library.ts'

/** The page of one's files (spec W06): four lists with search, everything that can be done with a file beside them. */
export function AssetsPage() {
  const t = useT()
  const { user, openLogin } = useAuth()
  const { state } = useWorkspace()
  const { library, context } = useLibrary()
  const { type, known } = context
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const chosen = chosenKey === null ? undefined : findItem(known, chosenKey)
  const upload = async (files: readonly File[]) => {
    const [first, ...others] = await library.upload(files, type)
    if (!first) return
    const text =
      others.length === 0
        ? t('assets.added', { name: first.name })
        : t('assets.addedMany', { count: others.length + 1 })
    showToast({ kind: 'success', text })
  }
  const { isOver, handlers } = useFilesFromPage({
    onFiles: (files) => void upload(files),
    onLink: () => showToast({ kind: 'error', text: t('assets.linkHere') }),
  })
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <section
      className={styles.page}
      aria-label={t('assets.title')}
      data-over={isOver}
      data-chosen={chosen !== undefined}
      {...handlers}
      data-keys="page"
      onKeyDown={(event) => {
        // React tells of keys in open lists too, which lie elsewhere in the page.
        if (!event.currentTarget.contains(document.activeElement)) return
        if (event.key === 'Escape' && chosen) setChosenKey(null)
        else if (event.key === 'Escape') state.isLibraryOpen.set(false)
      }}
    >
      <header className={styles.head}>
        <Button
          kind="ghost"
          size="small"
          icon={<ArrowLeftIcon weight="bold" />}
          aria-label={t('assets.close')}
          onClick={() => state.isLibraryOpen.set(false)}
        >
          <span className={styles.word}>{t('assets.close')}</span>
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {t('assets.title')}
        </h2>
        <LibrarySearch className={styles.search} />
        <UploadButton type={type} onFiles={(files) => void upload(files)} />
      </header>
      {user ? null : (
        <p className={styles.note}>
          {t('assets.onDevice')}{' '}
          <Button kind="link" size="small" onClick={() => openLogin()}>
            {t('assets.logIn')}
          </Button>
        </p>
      )}
      <Tabs
        ids={assetTypes}
        selected={type}
        onSelect={(assetType) => {
          setChosenKey(null)
          library.actor.send({ type: 'type.choose', assetType })
        }}
      >
        <div className={styles.tabs}>
          <TabList label={t('assets.types')} kind="bar">
            {assetTypes.map((one) => {
              const Icon = typeIcons[one]
              return (
                <Tab key={one} id={one} icon={<Icon weight="bold" />}>
                  {t('assets.tab', { type: t(`assets.type.${one}`), count: known.counts[one] })}
                </Tab>
              )
            })}
          </TabList>
        </div>
        <TabPanel key={type} id={type} className={styles.shelf}>
          <UploadList />
          <AssetGrid
            chosenKey={chosenKey}
            onChoose={({ key }) => setChosenKey(key)}
            action={<UploadButton type={type} onFiles={(files) => void upload(files)} />}
          />
        </TabPanel>
      </Tabs>
      <AssetDetails key={chosen?.key ?? 'none'} item={chosen} onClose={() => setChosenKey(null)} />
      {isOver ? <p className={styles.drop}>{t('assets.drop')}</p> : null}
    </section>
  )
}
