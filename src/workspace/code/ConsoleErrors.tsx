import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { explainError } from '../../../language/errors/explain-error.ts'
import type { SceneId } from '../../../model/ids.ts'
import type { Entity } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConsoleError } from '../console/console-store.ts'
import { useSession } from '../session-context.ts'
import { showDesign } from '../state/show-design.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { lineNow } from '../watch/line-now.ts'
import { endsRun, runTab } from '../watch/watch-state.ts'
import styles from './ConsolePanel.module.css'
import { MendButton } from './MendButton.tsx'
import { useBlockInWords } from './use-block-in-words.ts'

interface ConsoleErrorsProps {
  readonly errors: readonly ConsoleError[]
  readonly onShow: (error: ScriptError) => void
}

/** The mistakes of a run: each a sentence, how often it happened, the line or the block it is about, the way to it, and, where it is known what was meant, a button
 * that writes it. */
export function ConsoleErrors({ errors, onShow }: ConsoleErrorsProps) {
  const t = useT()
  const locale = useLocale()
  const { project } = useSession().bus
  const { state } = useWorkspace()
  const { watch } = state
  /** Selects the things, as many of them as are in one scene. */
  const select = (sceneId: SceneId, entities: readonly Entity[]) => {
    if (sceneId !== state.sceneId.get()) state.sceneId.set(sceneId)
    showDesign(state)
    state.selection.set(entities.filter((entity) => entity.sceneId === sceneId).map(({ id }) => id))
  }
  const inWords = useBlockInWords()
  return errors.map((error) => {
    const { fileId, fileName, line, column, code, params, things, times } = error
    const [thing] = things
    const entities = things.flatMap(({ id }) => project.entity(id) ?? [])
    const [entity] = entities
    const file = project.file(fileId)
    const hasHung = code.startsWith('hung-')
    const goesOn = !hasHung && !endsRun(code)
    // Of a run that hung nobody knows more than which tabs it can have been.
    const tab = hasHung ? fileName : (file?.name ?? fileName)
    const block = line === null ? null : inWords(fileId, line)
    const isText = file && file.kind !== 'blocks' && line !== null
    // A line, or a block, that was deleted since has no place that could be told; what the line said is shown.
    const now = isText ? lineNow(project, watch, fileId)(line) : null
    const text = isText ? runTab(watch, fileId).source.split('\n')[line - 1] : ''
    return (
      <div
        key={`${fileId} ${line} ${column} ${code}`}
        className={styles.error}
        role="alert"
        aria-atomic="false"
      >
        <WarningCircleIcon weight="bold" aria-hidden="true" />
        <div className={styles.words}>
          <b>{explainError(code, params, locale)}</b>
          {times > 1 ? (
            // Who hears the sentence once has heard it: that it came again is there to be read.
            <span className={styles.times} aria-live="off" title={t('code.times', { count: times })}>
              {t('code.timesShort', { count: times })}
            </span>
          ) : null}
          <p>
            {block !== null
              ? t('code.whereBlock', { tab, block })
              : now !== null
                ? t('code.where', { tab, line: now })
                : t('code.whereTab', { tab })}{' '}
            {goesOn ? t('code.othersGoOn') : null}{' '}
            {entity ? (
              <Button kind="link" size="small" onClick={() => select(entity.sceneId, entities)}>
                {entities.length > 1
                  ? t('watch.selectThings', { count: entities.length })
                  : t('watch.selectThing', { name: entity.name })}
              </Button>
            ) : thing ? (
              t('watch.aboutThing', { name: thing.name })
            ) : null}
          </p>
          {text ? <code className={styles.annotated}>{text.trim().slice(0, 200)}</code> : null}
        </div>
        <MendButton error={error} />
        <Button size="small" onClick={() => onShow(error)}>
          {t('code.showMe')}
        </Button>
      </div>
    )
  })
}
