import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap'
import { useState } from 'react'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { type Use, whereUsed } from '../../../model/assets/where-used.ts'
import type { Project } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useProject, useSession } from '../session-context.ts'
import { showScene } from '../state/show-scene.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AssetDetails.module.css'
import { assetOfItem } from './asset-of-item.ts'
import { ReplaceModal } from './ReplaceModal.tsx'

/** Where a world shows or plays a file, each place a way there; and what puts another file in its place everywhere. */
export function AssetUses({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const { access, bus } = useSession()
  const { state } = useWorkspace()
  const { project } = bus
  const usesNow = () => {
    const known = assetOfItem(project, item.key)
    return known ? whereUsed(project, assetReference(known.id)) : []
  }
  // The project is one live object: what tells of a change is how the uses read.
  useProject(() => JSON.stringify(usesNow()))
  const asset = assetOfItem(project, item.key)
  const uses = usesNow()

  const go = (use: Use) => {
    showScene(state, use.sceneId)
    if (use.kind === 'component') state.selection.set([use.entityId])
    state.view.set(use.kind === 'component' ? 'design' : 'code')
    state.isLibraryOpen.set(false)
  }
  return (
    <section className={styles.uses}>
      <h4>{t('assets.whereUsed')}</h4>
      {uses.length === 0 ? (
        <p className={styles.hint}>{t('assets.unused')}</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={JSON.stringify(use)}>
              <button type="button" onClick={() => go(use)}>
                {nameOfUse(project, use, t('assets.usedByBlock', { name: fileName(project, use) }))}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asset && uses.length > 0 && access !== 'viewer' ? <ReplaceEverywhere asset={asset} /> : null}
    </section>
  )
}

function ReplaceEverywhere({ asset }: { readonly asset: Asset }) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button isWide icon={<SwapIcon weight="bold" />} onClick={() => setChoosing(true)}>
        {t('assets.replace')}
      </Button>
      {isChoosing ? <ReplaceModal asset={asset} onClose={() => setChoosing(false)} /> : null}
    </>
  )
}

function nameOfUse(project: Project, use: Use, block: string): string {
  const scene = project.scene(use.sceneId)?.name ?? ''
  const thing = use.kind === 'component' ? (project.entity(use.entityId)?.name ?? '') : block
  return project.scenes.length > 1 ? `${thing} · ${scene}` : thing
}

const fileName = (project: Project, use: Use): string =>
  use.kind === 'block' ? (project.files(use.sceneId).find(({ id }) => id === use.fileId)?.name ?? '') : ''
