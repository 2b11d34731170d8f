import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useEffect, useRef } from 'react'
import type { Drawing } from '../../../model/doodle/doodle.ts'
import type { DoodleId } from '../../../model/ids.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useProject } from '../session-context.ts'
import { shortcutText } from '../shortcuts/shortcut-text.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './DoodlePage.module.css'
import { DoodlePanel } from './DoodlePanel.tsx'
import { doodleTools } from './doodle-tools.ts'
import { isStar } from './is-star.ts'
import { SheetView } from './SheetView.tsx'
import { useDoodleEditor } from './use-doodle-editor.ts'
import { useDoodleKeys } from './use-doodle-keys.ts'
import { useSheetGestures } from './use-sheet-gestures.ts'

/** The doodle page (spec W07) over the scene. Nothing where the doodle is not there any more. */
export function DoodlePage({ id }: { readonly id: DoodleId }) {
  const drawing = useProject((project) => project.doodle(id))
  return drawing ? <OpenDoodle key={id} drawing={drawing} /> : null
}

function OpenDoodle({ drawing }: { readonly drawing: Drawing }) {
  const t = useT()
  const locale = useLocale()
  const { state } = useWorkspace()
  const editor = useDoodleEditor(drawing)
  const gestures = useSheetGestures(editor)
  const page = useRef<HTMLElement>(null)
  const close = () => state.doodle.set(null)
  useDoodleKeys({ editor, cancel: gestures.cancel, close })
  // The keyboard may still be with the picture of the scene, which lies below now.
  useEffect(() => page.current?.focus(), [])

  return (
    <section
      ref={page}
      className={styles.page}
      data-keys="sheet"
      data-looking={!editor.canEdit}
      tabIndex={-1}
      aria-label={t('doodle.region', { name: drawing.name })}
    >
      <header className={styles.head}>
        <h2>{drawing.name}</h2>
        <p role="status">{statusText(editor.drawing, editor.selected, t)}</p>
        <Button size="small" icon={<CheckIcon weight="bold" />} onClick={close}>
          {t('doodle.done')}
        </Button>
      </header>
      {editor.canEdit ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons in every browser
        <div className={styles.tools} role="group" aria-label={t('doodle.tools')}>
          {doodleTools.map(({ tool, action, Icon }) => (
            <IconButton
              key={tool}
              label={t(`workspace.keys.${action}`)}
              shortcut={shortcutText(action, locale)}
              isPressed={editor.tool === tool}
              icon={<Icon weight="bold" />}
              onClick={() => editor.hold(tool)}
            />
          ))}
        </div>
      ) : null}
      <SheetView editor={editor} gestures={gestures} />
      {editor.canEdit ? <DoodlePanel editor={editor} /> : null}
    </section>
  )
}

/** What is selected, for eyes and ears: 'Star, 3 of 12'. */
function statusText({ strokes }: Drawing, selected: Drawing['strokes'], t: ReturnType<typeof useT>): string {
  const [only] = selected
  if (!only) return strokes.length === 0 ? t('doodle.empty') : t('doodle.shapes', { count: strokes.length })
  if (selected.length > 1) return t('doodle.selectedMany', { count: selected.length })
  const number = strokes.findIndex(({ id }) => id === only.id) + 1
  return t('doodle.selected', {
    what: t(`doodle.kind.${isStar(only.shape) ? 'star' : only.shape.kind}`),
    number,
    count: strokes.length,
  })
}
