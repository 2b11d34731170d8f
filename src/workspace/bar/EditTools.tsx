import { MagnetIcon } from '@phosphor-icons/react/dist/csr/Magnet'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './SceneBar.module.css'
import { SnapMenu } from './SnapMenu.tsx'
import { SpaceButton } from './SpaceButton.tsx'
import { degreesText, metresText } from './step-text.ts'
import { toolButtons } from './tool-buttons.ts'

/** How things are moved, turned and sized in the scene: the tool, its steps, and whose axes it follows. */
export function EditTools() {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const tools = useCell(state.tools)
  const change = (next: Partial<typeof tools>) => state.tools.set({ ...tools, ...next })

  const steps = { move: metresText(tools.steps.move, locale), turn: degreesText(tools.steps.turn, locale) }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons in every browser */}
      <div className={styles.tools} role="group" aria-label={t('design.tools.label')}>
        {toolButtons.map(({ tool, Icon }) => (
          <button
            key={tool}
            type="button"
            aria-pressed={tools.tool === tool}
            aria-label={t(`design.tools.${tool}`)}
            title={`${t(`design.tools.${tool}`)} (${shortcutText(tool, locale)})`}
            onClick={() => change({ tool })}
          >
            <Icon weight="bold" />
            {tools.tool === tool ? <span>{t(`design.tools.${tool}`)}</span> : null}
          </button>
        ))}
      </div>
      <span className={styles.snap} data-on={tools.snap}>
        <Button
          kind="ghost"
          size="small"
          aria-pressed={tools.snap}
          aria-label={t('design.tools.snapLabel', steps)}
          title={`${t('design.tools.snapLabel', steps)} (${shortcutText('snap', locale)})`}
          icon={<MagnetIcon weight="bold" />}
          onClick={() => change({ snap: !tools.snap })}
        >
          {`${steps.move} · ${steps.turn}`}
        </Button>
        <SnapMenu />
      </span>
      <span className={styles.line} />
      <SpaceButton />
    </>
  )
}
