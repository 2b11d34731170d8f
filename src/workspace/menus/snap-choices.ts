import { moveSteps, scaleSteps, turnSteps } from '../../../protocol/frame/snap-steps.ts'
import type { ToolSettings } from '../../../protocol/frame/tool-settings.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { TextKey, Translate } from '../../i18n/use-t.ts'
import { degreesText, factorText, metresText } from '../bar/step-text.ts'

/** A setting of the tools of which exactly one value holds. */
export interface SnapChoice {
  readonly title: TextKey
  readonly values: readonly { readonly id: string; readonly text: string; readonly settings: ToolSettings }[]
  readonly chosen: string
  /** Its values are short. */
  readonly isRow: boolean
}

/** What moving, turning and sizing snap to, which is changed most often, and whether things come to stand on what is below them and beside what is near, and what several things turn about. */
export function snapChoices(tools: ToolSettings, t: Translate, locale: Locale): readonly SnapChoice[] {
  const { steps } = tools
  const flag = (name: 'landing' | 'align' | 'neighbours', on: TextKey, off: TextKey): SnapChoice => ({
    title: `design.tools.${name}`,
    values: [
      { id: 'on', text: t(on), settings: { ...tools, [name]: true } },
      { id: 'off', text: t(off), settings: { ...tools, [name]: false } },
    ],
    chosen: tools[name] ? 'on' : 'off',
    isRow: false,
  })
  const step = (
    name: 'move' | 'turn' | 'scale',
    all: readonly number[],
    inWords: (step: number, locale: Locale) => string,
  ): SnapChoice => ({
    title: `design.tools.${name}Steps`,
    values: all.map((value) => ({
      id: String(value),
      text: inWords(value, locale),
      settings: { ...tools, snap: true, steps: { ...steps, [name]: value } },
    })),
    chosen: String(steps[name]),
    isRow: true,
  })
  return [
    step('move', moveSteps, metresText),
    step('turn', turnSteps, degreesText),
    step('scale', scaleSteps, factorText),
    flag('landing', 'design.tools.landingOn', 'design.tools.landingOff'),
    flag('align', 'design.tools.alignOn', 'design.tools.alignOff'),
    flag('neighbours', 'design.tools.neighboursOn', 'design.tools.neighboursOff'),
    {
      title: 'design.tools.pivot',
      values: [
        { id: 'middle', text: t('design.tools.pivotMiddle'), settings: { ...tools, pivot: 'middle' } },
        { id: 'last', text: t('design.tools.pivotLast'), settings: { ...tools, pivot: 'last' } },
      ],
      chosen: tools.pivot,
      isRow: false,
    },
  ]
}
