import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type KeyboardEvent, useState } from 'react'
import type { SceneId } from '../../../model/ids.ts'
import type { Scene } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Announcement } from '../../ui/Announcement.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTabInView } from '../../ui/use-tab-in-view.ts'
import { NameField } from '../naming/NameField.tsx'
import { useProject, useSession } from '../session-context.ts'
import { showScene } from '../state/show-scene.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { SceneMenu } from './SceneMenu.tsx'
import { ScenePicture } from './ScenePicture.tsx'
import styles from './SceneTabs.module.css'
import { useSceneActions } from './use-scene-actions.ts'
import { type TabAim, useTabDrag } from './use-tab-drag.ts'

/**
 * The scenes of the project (spec W15). Arrows go from tab to tab, Alt and an arrow or dragging puts one elsewhere, F2 or a double click
 * renames, the flag is on the one that the world begins with. Who may only look can only switch.
 */
export function SceneTabs() {
  const t = useT()
  const { access, bus } = useSession()
  const { state } = useWorkspace()
  const actions = useSceneActions()
  const scenes = useProject((project) => project.scenes)
  const current = useCell(state.sceneId)
  const renaming = useCell(state.renamingScene)
  // Also one that was just made, far to the right.
  const list = useTabInView(current)
  const mayEdit = access !== 'viewer'
  const inFront = scenes.find(({ id }) => id === current)
  const [said, setSaid] = useState('')
  const place = (scene: Scene, before: SceneId | null) => {
    if (!actions.place(scene, before)) return
    const at = bus.project.scenes.findIndex(({ id }) => id === scene.id) + 1
    setSaid(t('design.scenes.moved', { name: scene.name, place: at, count: scenes.length }))
  }
  const drag = useTabDrag({ list, scenes, isDisabled: !mayEdit, onDrop: place })

  const finishRename = (scene: Scene, name: string | null) => {
    state.renamingScene.set(null)
    if (name !== null && name !== '') actions.rename(scene, name)
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, scene: Scene) => {
    const at = scenes.indexOf(scene)
    if (event.altKey && mayEdit && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      const before = event.key === 'ArrowLeft' ? scenes[at - 1] : scenes[at + 2]
      if (event.key === 'ArrowRight' || before) place(scene, before?.id ?? null)
      return
    }
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: scenes.length - 1 }[event.key]
    const target = next === undefined ? undefined : scenes.at(next % scenes.length)
    if (target) {
      event.preventDefault()
      showScene(state, target.id)
      list.current?.querySelector<HTMLElement>(`[data-scene="${target.id}"]`)?.focus()
    } else if (event.key === 'F2' && mayEdit) {
      event.preventDefault()
      event.stopPropagation()
      state.renamingScene.set(scene.id)
    }
  }

  return (
    <div className={styles.scenes}>
      <div ref={list} className={styles.row}>
        <div role="tablist" aria-label={t('design.scenes.label')} className={styles.list}>
          {scenes.map((scene) =>
            renaming === scene.id ? (
              <NameField
                key={scene.id}
                name={scene.name}
                label={t('design.scenes.renaming', { name: scene.name })}
                onDone={(name) => finishRename(scene, name)}
              />
            ) : (
              <button
                key={scene.id}
                type="button"
                role="tab"
                data-scene={scene.id}
                className={styles.tab}
                aria-selected={scene.id === current}
                aria-description={
                  scene.isDefault && scenes.length > 1 ? t('design.scenes.beginsHere') : undefined
                }
                title={scene.name}
                tabIndex={scene.id === current ? 0 : -1}
                data-drop={dropSide(drag.aim, scenes, scene)}
                {...drag.handlers(scene)}
                onClick={() => showScene(state, scene.id)}
                onDoubleClick={() => mayEdit && state.renamingScene.set(scene.id)}
                onKeyDown={(event) => onKeyDown(event, scene)}
              >
                {scene.isDefault && scenes.length > 1 ? <FlagIcon weight="fill" aria-hidden="true" /> : null}
                {scenes.length > 1 ? <ScenePicture scene={scene} /> : null}
                <span>{scene.name}</span>
              </button>
            ),
          )}
        </div>
      </div>
      <Announcement>{said}</Announcement>
      {mayEdit && inFront ? <SceneMenu scene={inFront} /> : null}
      {mayEdit ? (
        <IconButton label={t('design.scenes.add')} icon={<PlusIcon weight="bold" />} onClick={actions.add} />
      ) : null}
    </div>
  )
}

/** At which side of a tab the dragged one would come to lie. */
function dropSide(
  aim: TabAim | null,
  scenes: readonly Scene[],
  { id }: Scene,
): 'before' | 'after' | undefined {
  if (aim?.before === id) return 'before'
  return aim?.before === null && scenes.at(-1)?.id === id ? 'after' : undefined
}
