import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowLineDownIcon } from '@phosphor-icons/react/dist/csr/ArrowLineDown'
import { ArrowLineUpIcon } from '@phosphor-icons/react/dist/csr/ArrowLineUp'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import styles from './DoodlePage.module.css'
import { cornerRange, widestStroke } from './doodle-style.ts'
import { PaintBox } from './PaintBox.tsx'
import type { DoodleEditor } from './use-doodle-editor.ts'

const layers = [
  { way: 'top', action: 'doodleTop', Icon: ArrowLineUpIcon },
  { way: 'up', action: 'doodleHigher', Icon: ArrowUpIcon },
  { way: 'down', action: 'doodleLower', Icon: ArrowDownIcon },
  { way: 'bottom', action: 'doodleBottom', Icon: ArrowLineDownIcon },
] as const

/** The right panel (spec W07): fill, stroke and its width, of what is selected or comes next; and what lies above what. */
export function DoodlePanel({ editor }: { readonly editor: DoodleEditor }) {
  const t = useT()
  const locale = useLocale()
  const { selected, style, tool } = editor
  const shown = selected.at(-1)?.shape ?? style
  const hasSome = selected.length > 0

  return (
    <section className={styles.panel} aria-label={t('doodle.panel')}>
      {tool === 'pen' || tool === 'line' ? null : (
        <PaintBox label={t('doodle.fill')} value={shown.fill} onChoose={(fill) => editor.paint({ fill })} />
      )}
      <PaintBox
        label={t('doodle.stroke')}
        value={shown.stroke}
        onChoose={(stroke) => editor.paint({ stroke })}
      />
      <Slider
        label={t('doodle.strokeWidth')}
        value={Math.min(widestStroke, shown.strokeWidth)}
        min={1}
        max={widestStroke}
        step={1}
        onCommit={(strokeWidth) => editor.paint({ strokeWidth })}
      />
      {tool === 'polygon' || tool === 'star' ? (
        <Slider
          label={t('doodle.corners')}
          value={style.corners}
          min={cornerRange.min}
          max={cornerRange.max}
          step={1}
          onCommit={(corners) => editor.paint({ corners })}
        />
      ) : null}
      <fieldset className={styles.layers}>
        <legend>{t('doodle.layers')}</legend>
        {layers.map(({ way, action, Icon }) => (
          <IconButton
            key={way}
            kind="plain"
            label={t(`workspace.keys.${action}`)}
            shortcut={shortcutText(action, locale)}
            icon={<Icon weight="bold" />}
            disabled={!hasSome}
            onClick={() => editor.arrange(way)}
          />
        ))}
        <span className={styles.gap} />
        <span className={styles.pair}>
          <IconButton
            kind="plain"
            label={t('workspace.keys.doodleCopy')}
            shortcut={shortcutText('doodleCopy', locale)}
            icon={<CopyIcon weight="bold" />}
            disabled={!hasSome}
            onClick={editor.duplicate}
          />
          <IconButton
            kind="plain"
            label={t('workspace.keys.doodleRemove')}
            shortcut={shortcutText('doodleRemove', locale)}
            icon={<TrashIcon weight="bold" />}
            disabled={!hasSome}
            onClick={() => editor.remove(selected.map(({ id }) => id))}
          />
        </span>
      </fieldset>
    </section>
  )
}
