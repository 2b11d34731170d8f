import { useLocale, useT } from '../../i18n/use-t.ts'
import { useLabelText } from '../history/use-label-text.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import type { Done } from '../state/workspace-state.ts'

/** Their words are said elsewhere already: in a toast, or where the list is. */
const saidElsewhere = new Set(['entity.delete', 'entity.move'])

/** The words for what was done in Design, with what came of it; `null` for what says so itself. */
export function useDoneText(): (done: Done) => string | null {
  const t = useT()
  const locale = useLocale()
  const labelText = useLabelText()
  const { bus } = useSession()
  const { state } = useWorkspace()

  const step = (command: string): string | null => {
    const label = bus.nextUndo('scene', 'everything')
    if (!label || !command.startsWith('entity.') || saidElsewhere.has(command)) return null
    const what = labelText(label)
    const [chosen] = state.selection.get()
    const entity = chosen && bus.project.entity(chosen)
    if (command !== 'entity.transform' || !entity) return what
    const { context } = label.params
    const figures =
      context === 'turned' ? entity.rotation : context === 'scaled' ? entity.scale : entity.position
    const [x, y, z] = figures.map((one) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(one),
    )
    const way = context === 'turned' || context === 'scaled' ? context : 'at'
    return t(`design.said.${way === 'scaled' ? 'sized' : way}`, { what, x: x ?? '', y: y ?? '', z: z ?? '' })
  }
  const { tools, arePanelsHidden, selection } = state
  return (done) => {
    if (state.view.get() !== 'design') return null
    if (done.kind === 'step') return step(done.command)
    switch (done.action) {
      case 'snap':
        return t(tools.get().snap ? 'design.said.snapOn' : 'design.said.snapOff')
      case 'grid':
        return t(tools.get().grid ? 'design.said.gridOn' : 'design.said.gridOff')
      case 'space':
        return t(tools.get().space === 'world' ? 'design.tools.worldSpace' : 'design.tools.localSpace')
      case 'panels':
        return t(arePanelsHidden.get() ? 'design.said.panelsOff' : 'design.said.panelsOn')
      case 'select':
      case 'move':
      case 'turn':
      case 'scale':
        return t(`design.tools.${tools.get().tool}`)
      case 'selectAll':
        return t('design.said.selected', { count: selection.get().length })
      case 'stop':
        return selection.get().length === 0 ? t('design.said.selected', { count: 0 }) : null
      case 'focus':
      case 'home':
      case 'zoomIn':
      case 'zoomOut':
      case 'orbitLeft':
      case 'orbitRight':
      case 'orbitUp':
      case 'orbitDown':
      case 'panLeft':
      case 'panRight':
      case 'panUp':
      case 'panDown':
        return t(`workspace.keys.${done.action}`)
      default:
        return null
    }
  }
}
