import { useState } from 'react'
import {
  Slider as AriaSlider,
  I18nProvider,
  Label,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components'
import { useLocale } from '../i18n/use-t.ts'
import { classes } from './classes.ts'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** Called once a gesture, when the thumb is let go or a key was pressed. */
  readonly onCommit: (value: number) => void
  /** Called while the thumb moves. */
  readonly onPreview?: (value: number) => void
  readonly format?: Intl.NumberFormatOptions
  readonly isDisabled?: boolean
  /** Shown instead of the figure where it stands for several things that differ. */
  readonly mixed?: string | undefined
}

/** A number chosen by feel, with its figure beside it in the writing of the person's language. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  onCommit,
  onPreview,
  format,
  isDisabled = false,
  mixed,
}: SliderProps) {
  const [draft, setDraft] = useState<number | null>(null)
  const locale = useLocale()
  return (
    <I18nProvider locale={locale}>
      <AriaSlider
        className={classes(styles.slider)}
        value={draft ?? value}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={isDisabled}
        {...(format ? { formatOptions: format } : {})}
        onChange={(next) => {
          setDraft(next)
          onPreview?.(next)
        }}
        onChangeEnd={(next) => {
          setDraft(null)
          if (next !== value || mixed !== undefined) onCommit(next)
        }}
      >
        <Label className={classes(styles.label)}>{label}</Label>
        <SliderOutput className={classes(styles.figure)}>
          {({ state }) => (mixed !== undefined && draft === null ? mixed : state.getThumbValueLabel(0))}
        </SliderOutput>
        <SliderTrack className={classes(styles.track)}>
          <SliderFill className={classes(styles.fill)} />
          <SliderThumb className={classes(styles.thumb)} />
        </SliderTrack>
      </AriaSlider>
    </I18nProvider>
  )
}
