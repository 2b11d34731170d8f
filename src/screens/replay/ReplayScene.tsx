import { useEffect, useRef, useState } from 'react'
import type { RecordingPlayer } from '../../../commands/replay/recording-player.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { SceneId } from '../../../model/ids.ts'
import { usualTools } from '../../../protocol/frame/tool-settings.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import { EggLoader } from '../../ui/EggLoader.tsx'
import { createEntityFeed } from '../../workspace/frame/entity-feed.ts'
import box from '../../workspace/frame/FrameBox.module.css'
import { type FrameHost, startFrameHost } from '../../workspace/frame/frame-host.ts'
import { scenePages } from '../../workspace/frame/scene-pages.ts'
import type { Playback } from './playback.ts'
import styles from './Replay.module.css'

interface ReplaySceneProps {
  readonly player: RecordingPlayer
  readonly playback: Playback
  readonly sceneId: SceneId
}

/** A scene as it was at the moment that is shown: to look at from all sides, not to change. */
export function ReplayScene({ player, playback, sceneId }: ReplaySceneProps) {
  const t = useT()
  const locale = useLocale()
  const title = t('replay.scene')
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const at = place.current
    if (!at) return
    let host: FrameHost | undefined
    let isOver = false
    const feed = createEntityFeed((message) => host?.send(message))
    const entities = () => entitiesWithDrawings(player.project, sceneId)
    const open = async () => {
      const pages = await scenePages()
      if (isOver || !pages) return
      host = startFrameHost({
        place: at,
        page: pages.edit,
        mode: 'edit',
        locale,
        title,
        onReady: () => {
          host?.send({ type: 'tool.set', ...usualTools, isFixed: true, grid: false })
          feed.load(entities())
        },
        onHung: () => setShown(false),
        onMessage: ({ type }) => {
          if (type === 'scene.shown') setShown(true)
        },
      })
    }
    void open()
    const stop = playback.position.subscribe(() => {
      if (host?.isReady()) feed.update(entities())
    })
    return () => {
      isOver = true
      stop()
      host?.stop()
      setShown(false)
    }
  }, [player, playback, sceneId, locale, title])

  return (
    <section className={classes(box.box, styles.scene)} aria-label={title}>
      <div ref={place} className={box.frame} />
      {isShown ? null : (
        <div className={box.cover}>
          <EggLoader text={t('design.scene.loading')} />
        </div>
      )}
    </section>
  )
}
