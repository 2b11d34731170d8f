import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CodeFile } from '../../model/project/project.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { onThemeChange } from '../ui/on-theme-change.ts'
import { useSend } from '../workspace/actions/use-send.ts'
import { useProject, useSession } from '../workspace/session-context.ts'
import './canvas/canvas.css'
import { namesInScene } from '../workspace/code/names-in-scene.ts'
import { BlocklyDialog } from './BlocklyDialog.tsx'
import styles from './BlocksEditor.module.css'
import { blocklyWords } from './blockly-words.ts'
import { offerHistory } from './canvas/ask-history.ts'
import { answerQuestions, type Question } from './canvas/blockly-questions.ts'
import { loadProcedures } from './canvas/load-procedures.ts'
import { type Canvas, openCanvas } from './canvas/open-canvas.ts'
import { blocklyTexts, prepareBlockly } from './canvas/prepare-blockly.ts'
import { offerRunAlone } from './canvas/run-alone.ts'
import { offerStops } from './canvas/shown-run.ts'
import { PickHint } from './PickHint.tsx'
import { sendGesture } from './send-gesture.ts'
import { ToolboxHead } from './toolbox/ToolboxHead.tsx'
import { useBlockHistory } from './use-block-history.ts'
import { useItems } from './use-items.ts'
import { usePeersOnBlocks } from './use-peers-on-blocks.ts'
import { usePickInScene } from './use-pick-in-scene.ts'
import { useShownRun } from './use-shown-run.ts'
import { useSounds } from './use-sounds.ts'

/** A block to bring into view and select, once. */
export interface BlockOrder {
  readonly blockId: string
  /** It also gets a red halo, until something is changed on the canvas or the program runs anew. */
  readonly isError: boolean
}

/** The font of `blocklyTheme`. */
const blockFont = '800 16px Nunito'

interface BlocksEditorProps {
  readonly file: CodeFile
  readonly order: BlockOrder | null
  /** The order was carried out: it must not be given again. Stays the same function. */
  readonly onDone: () => void
  /** Told which statement the person has selected, or a part of it; `null` when there is none. */
  readonly onMark: (blockId: string | null) => void
}

/** The canvas of a blocks tab, bound to the shared blocks. Give it the file's id as `key`. */
export function BlocksEditor({ file, order, onDone, onMark }: BlocksEditorProps) {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const send = useSend()
  const { isPicking, pick, cancel } = usePickInScene()
  const items = useItems(file.sceneId, pick)
  const sounds = useSounds()
  const entities = useProject((project) => project.entities(file.sceneId))
  const assets = useProject((project) => project.assets)
  const host = useRef<HTMLDivElement>(null)
  const [canvas, setCanvas] = useState<Canvas | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)

  const open = useEffectEvent((element: HTMLElement, texts: Readonly<Record<string, string>>): Canvas => {
    prepareBlockly(locale, { ...texts, ...blocklyWords(t) })
    offerRunAlone(t('watch.runStack'))
    offerHistory(t('workspace.history.ofThis'))
    offerStops({ stop: t('watch.stopHere'), dont: t('watch.dontStopHere') })
    const { bus } = session
    return openCanvas(element, {
      locale,
      isReadOnly: session.access === 'viewer',
      items,
      sounds,
      names: (of) => namesInScene(bus.project, file.sceneId)[of],
      onSelect: onMark,
      source: {
        fileId: file.id,
        read: () => bus.project.blocks(file.id),
        subscribe: bus.subscribe,
        store: (change) => sendGesture(send, change, bus.project.blocks(file.id)).ok,
      },
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or session means another canvas
  useEffect(() => {
    const element = host.current
    if (!element) return
    let opened: Canvas | undefined
    let isGone = false
    const forget = answerQuestions(setQuestion)
    const observer = new ResizeObserver(() => opened?.resize())
    const start = (texts: Readonly<Record<string, string>>) => {
      if (isGone) return
      opened = open(element, texts)
      observer.observe(element)
      setCanvas(opened)
    }
    // Blockly measures words once: before the font is here every block would get the wrong width. And a type that comes later stays unknown.
    const parts = Promise.allSettled([document.fonts.load(blockFont), loadProcedures()])
    parts.then(() => blocklyTexts(locale)).then(start)
    return () => {
      isGone = true
      observer.disconnect()
      // Blockly tells what was done a picture later, and by then the project may be left.
      if (opened) void opened.close().then(session.hold())
      forget()
      setCanvas(null)
      onMark(null)
    }
  }, [session, locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: names and pictures on the blocks follow the scene and its files
  useEffect(() => canvas?.refreshNames(), [canvas, entities, assets])

  useEffect(() => (canvas ? onThemeChange(canvas.renewTheme) : undefined), [canvas])

  useShownRun(canvas, file)
  useBlockHistory(canvas, file)
  usePeersOnBlocks(canvas, file)

  useEffect(() => {
    if (!canvas || !order) return
    canvas.showError(order.isError ? order.blockId : null)
    canvas.select(order.blockId)
    onDone()
  }, [canvas, order, onDone])

  return (
    <>
      <div ref={host} className={styles.canvas} />
      {canvas && session.access !== 'viewer' ? <ToolboxHead canvas={canvas} /> : null}
      {isPicking ? <PickHint onCancel={cancel} /> : null}
      {question ? <BlocklyDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </>
  )
}
