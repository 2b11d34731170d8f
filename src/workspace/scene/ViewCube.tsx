import { useEffect, useRef } from 'react'
import { cubeSides } from '../../../protocol/frame/to-frame.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Announcement } from '../../ui/Announcement.tsx'
import { viewActions } from '../actions/view-actions.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './ViewCube.module.css'
import { ViewsMenu } from './ViewsMenu.tsx'

/** A little cube that is turned as the scene is; its sides lead to the view from there. Says which side a click or a key has led to. */
export function ViewCube() {
  const t = useT()
  const locale = useLocale()
  const { frames } = useWorkspace()
  const cube = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    let told = frames.view.get().asked
    const turn = () => {
      const { yaw, pitch, asked } = frames.view.get()
      cube.current?.style.setProperty('transform', `rotateX(${pitch}rad) rotateY(${-yaw}rad)`)
      if (asked && asked !== told) said.current?.replaceChildren(t(`design.view.from.${asked.side}`))
      told = asked
    }
    turn()
    return frames.view.subscribe(turn)
  }, [frames, t])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be turned in space in every browser
    <div className={styles.place} role="group" aria-label={t('design.view.cube')}>
      <div ref={cube} className={styles.cube}>
        {cubeSides.map((side) => (
          <button
            key={side}
            type="button"
            data-side={side}
            aria-label={t(`design.view.from.${side}`)}
            title={`${t(`design.view.from.${side}`)} (${shortcutText(viewActions[side], locale)})`}
            onClick={() => frames.look(side)}
          >
            {t(`design.view.side.${side}`)}
          </button>
        ))}
        <span data-side="bottom" />
      </div>
      {/* Fingers cannot press sides that are seen at an angle: for them the cube opens a list. */}
      <div className={styles.views}>
        <ViewsMenu />
      </div>
      <Announcement ref={said} />
    </div>
  )
}
