import { CubeFocusIcon } from '@phosphor-icons/react/dist/csr/CubeFocus'
import { useState } from 'react'
import nestlingMarker from '../../../content/ar/nestling-marker.svg?no-inline'
import { markerQuality } from '../../../model/components/marker.ts'
import { houseMarker } from '../../../model/components/source.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './MarkerSection.module.css'
import { Section } from './Section.tsx'

interface MarkerSectionProps {
  /** A thing of the kind image. */
  readonly picture: Entity
  readonly isDisabled: boolean
}

type Judgement = 'judging' | 'unknown' | ReturnType<typeof markerQuality>

/** Whether a picture is the one that AR looks for, and how well a camera will know it, which is found out here and now. */
export function MarkerSection({ picture, isDisabled }: MarkerSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const { bus } = useSession()
  const { frames, state } = useWorkspace()
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  const source = String(picture.components.image?.source)
  const isMarker = picture.components.marker !== undefined
  const judge = async () => {
    setJudgement('judging')
    const features = await frames.judgeMarker(source)
    setJudgement(features ? markerQuality(features) : 'unknown')
  }
  const use = (isUsed: boolean) => {
    // A scene stands on one picture.
    const others = bus.project
      .entities(state.sceneId.get())
      .filter(({ id, components }) => id !== picture.id && components.marker !== undefined)
    edits.changeComponent([...(isUsed ? others : []), picture], 'marker', null, (_, { id }) =>
      isUsed && id === picture.id ? {} : null,
    )
    if (isUsed) void judge()
  }
  return (
    <Section title={t('marker.title')} Icon={CubeFocusIcon}>
      <Switch label={t('marker.use')} isOn={isMarker} isDisabled={isDisabled} onChange={use} />
      {isMarker ? <p className={styles.words}>{t('marker.how')}</p> : null}
      <p className={styles.words} role="status">
        {judgement ? t(`marker.${judgement}`) : null}
      </p>
      {isMarker ? (
        <Button size="small" disabled={judgement === 'judging'} onClick={() => void judge()}>
          {t('marker.ask')}
        </Button>
      ) : null}
      {source === houseMarker ? (
        <a className={styles.words} href={nestlingMarker} target="_blank" rel="noreferrer">
          {t('marker.print')}
        </a>
      ) : null}
    </Section>
  )
}
