import { useEffect, useRef } from 'react'
import { ViewSide } from '../../../protocol/frame/to-frame.ts'
import { useT } from '../../i18n/use-t.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './ViewCube.module.css'

/** A little cube that is turned as the scene is; its sides lead to the view from there. */
export function ViewCube() {
  const t = useT()
  const { frames } = useWorkspace()
  const cube = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const turn = () => {
      const { yaw, pitch } = frames.view.get()
      cube.current?.style.setProperty('transform', `rotateX(${pitch}rad) rotateY(${-yaw}rad)`)
    }
    turn()
    return frames.view.subscribe(turn)
  }, [frames])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be turned in space in every browser
    <div className={styles.place} role="group" aria-label={t('design.view.cube')}>
      <div ref={cube} className={styles.cube}>
        {ViewSide.options.map((side) => (
          <button
            key={side}
            type="button"
            data-side={side}
            aria-label={t(`design.view.from.${side}`)}
            title={t(`design.view.from.${side}`)}
            onClick={() => frames.look(side)}
          >
            {t(`design.view.side.${side}`)}
          </button>
        ))}
        <span data-side="bottom" />
      </div>
    </div>
  )
}
