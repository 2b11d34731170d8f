import { useMemo } from 'react'
import { replaceAsset } from '../../../commands/asset/replace-asset.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { type Use, whereUsed } from '../../../model/assets/where-used.ts'
import type { Project } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { useSend } from '../actions/use-send.ts'
import { useProject, useSession } from '../session-context.ts'
import { showScene } from '../state/show-scene.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AssetDetails.module.css'
import { assetOfItem } from './asset-of-item.ts'

/** Where a world shows or plays a file, each place a way there; and what puts another file in its place everywhere. */
export function AssetUses({ item }: { readonly item: LibraryItem }) {
  const t = useT()
  const { access } = useSession()
  const { state } = useWorkspace()
  const project = useProject((whole) => whole)
  const asset = assetOfItem(project, item.key)
  const uses = useMemo(() => (asset ? whereUsed(project, assetReference(asset.id)) : []), [project, asset])

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

function ReplaceEverywhere({ asset }: { readonly asset: NonNullable<ReturnType<typeof assetOfItem>> }) {
  const t = useT()
  const send = useSend()
  const assets = useProject((project) => project.assets)
  const others = assets.filter(({ id, type }) => type === asset.type && id !== asset.id)
  if (others.length === 0) return null
  return (
    <Select
      label={t('assets.replace')}
      placeholder={t('assets.replaceWith')}
      options={others.map(({ id, name }) => ({ id, text: name }))}
      value={null}
      onChange={(replacementId) => {
        const verdict = send(replaceAsset, { assetId: asset.id, replacementId })
        const name = others.find(({ id }) => id === replacementId)?.name ?? ''
        if (verdict.ok) showToast({ kind: 'success', text: t('assets.replaced', { name }) })
      }}
    />
  )
}

function nameOfUse(project: Project, use: Use, block: string): string {
  const scene = project.scene(use.sceneId)?.name ?? ''
  const thing = use.kind === 'component' ? (project.entity(use.entityId)?.name ?? '') : block
  return project.scenes.length > 1 ? `${thing} · ${scene}` : thing
}

const fileName = (project: Project, use: Use): string =>
  use.kind === 'block' ? (project.files(use.sceneId).find(({ id }) => id === use.fileId)?.name ?? '') : ''
