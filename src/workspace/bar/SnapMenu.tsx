import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { moveSteps, turnSteps } from '../../../protocol/frame/snap-steps.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Menu } from '../../ui/Menu.tsx'
import { MenuChoices } from '../../ui/MenuChoices.tsx'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { degreesText, metresText } from './step-text.ts'

/** What moving and turning snap to, and whether things come to stand on what is below them and beside what is near. */
export function SnapMenu() {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  const { steps, landing, neighbours } = tools
  return (
    <Menu label={t('design.tools.snapMenu')} trigger={<CaretDownIcon weight="bold" />} isIcon size="small">
      <MenuChoices
        title={t('design.tools.landing')}
        choices={[
          { id: 'on', text: t('design.tools.landingOn') },
          { id: 'off', text: t('design.tools.landingOff') },
        ]}
        chosen={landing ? 'on' : 'off'}
        onChoose={(id) => state.tools.set({ ...tools, landing: id === 'on' })}
      />
      <MenuChoices
        title={t('design.tools.neighbours')}
        choices={[
          { id: 'on', text: t('design.tools.neighboursOn') },
          { id: 'off', text: t('design.tools.neighboursOff') },
        ]}
        chosen={neighbours ? 'on' : 'off'}
        onChoose={(id) => state.tools.set({ ...tools, neighbours: id === 'on' })}
      />
      <MenuChoices
        title={t('design.tools.moveSteps')}
        choices={moveSteps.map((step) => ({ id: String(step), text: metresText(step, locale) }))}
        chosen={String(steps.move)}
        onChoose={(id) => state.tools.set({ ...tools, snap: true, steps: { ...steps, move: Number(id) } })}
        isRow
      />
      <MenuChoices
        title={t('design.tools.turnSteps')}
        choices={turnSteps.map((step) => ({ id: String(step), text: degreesText(step, locale) }))}
        chosen={String(steps.turn)}
        onChoose={(id) => state.tools.set({ ...tools, snap: true, steps: { ...steps, turn: Number(id) } })}
        isRow
      />
    </Menu>
  )
}
