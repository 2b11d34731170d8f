import * as Blockly from 'blockly/core'
import { isBlockType } from '../../../language/blocks/block-catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { type BlocksSource, bindBlocks } from '../binding/bind-blocks.ts'
import { DragAim } from '../binding/drag-aim.ts'
import { remoteGroup } from '../binding/remote-group.ts'
import { noteUsed } from '../toolbox/own-blocks.ts'
import { fillOwnCategories, foundContents, toolboxContents } from '../toolbox/toolbox-contents.ts'
import { historyRequest } from './ask-history.ts'
import { blocklyTheme } from './blockly-theme.ts'
import { errorHalo } from './error-halo.ts'
import { refreshItems, watchIt } from './item-field.ts'
import { giveItems, type ItemSource } from './item-source.ts'
import { keepFocus } from './keep-focus.ts'
import { giveNames, type NameSource } from './name-source.ts'
import { runAloneRequest } from './run-alone.ts'
import { runPainter, type ShownRun, stopRequest } from './shown-run.ts'
import { refreshSounds } from './sound-field.ts'
import { giveSounds, type SoundSource } from './sound-source.ts'
import { storeNotes } from './store-notes.ts'

/** A visible canvas that is bound to a blocks file. */
export interface Canvas {
  /** Fits the canvas into its box; call it when the box has changed or was hidden. */
  resize(): void
  /** Shows the names of the scene's things and of sound files anew. */
  refreshNames(): void
  /** Gives a block a red halo, which goes with the person's next change; `null` takes the halo away. */
  showError(blockId: string | null): void
  /** Selects a block and brings it into view. */
  select(blockId: string): void
  /** Shows the blocks that answer the typed words in place of a category; nothing typed closes them. */
  search(typed: string): void
  /** Gives the keyboard to the blocks that were found. */
  enterFound(): void
  /** Fills the toolbox anew, after a person has chosen another level. */
  renewToolbox(): void
  /** Takes the colours of the theme that the page has now. */
  renewTheme(): void
  /** Shows what of a run is seen on the blocks. */
  showRun(run: ShownRun): void
  /** Whom a block's menu asks to stop there; returns how to end it. */
  onStopHere(toggle: (blockId: string) => void): () => void
  /** Whom a block's menu asks to run its stack by itself; returns how to end it. */
  onRunAlone(run: (stackId: string) => void): () => void
  /** Whom a block's menu asks for its history; returns how to end it. */
  onAskHistory(show: (blockId: string) => void): () => void
  /** Gives the canvas itself to somebody who shows or hears something of it; returns how to end that. */
  with(use: (workspace: Blockly.WorkspaceSvg) => () => void): () => void
  /** Stores what is not stored yet, then takes the canvas away: a moment later, which it settles with. */
  close(): Promise<void>
}

interface CanvasOptions {
  readonly locale: Locale
  readonly isReadOnly: boolean
  readonly source: BlocksSource
  readonly items: ItemSource
  readonly sounds: SoundSource
  readonly names: NameSource
  /** Told which statement is selected, or has the selected value in it. */
  readonly onSelect?: (blockId: string | null) => void
}

/** Puts a canvas into `host`. `prepareBlockly` must have been called for the locale. */
export function openCanvas(host: HTMLElement, options: CanvasOptions): Canvas {
  const { locale, isReadOnly, source, items, sounds, names, onSelect } = options
  const token = (name: string) => getComputedStyle(host).getPropertyValue(name).trim()
  const isSmall = host.clientWidth < 640
  const workspace = Blockly.inject(host, {
    renderer: 'zelos',
    theme: blocklyTheme(host),
    media: `${import.meta.env.BASE_URL}blockly/`,
    toolbox: toolboxContents(locale),
    plugins: { connectionPreviewer: DragAim },
    readOnly: isReadOnly,
    maxBlocks: Number.POSITIVE_INFINITY,
    sounds: false,
    trashcan: !isSmall,
    collapse: true,
    comments: true,
    disable: true,
    horizontalLayout: isSmall,
    toolboxPosition: isSmall ? 'end' : 'start',
    grid: { spacing: 26, length: 1, colour: token('--canvas-dot'), snap: false },
    move: { scrollbars: true, drag: true, wheel: true },
    zoom: {
      controls: !isSmall,
      wheel: false,
      pinch: true,
      startScale: isSmall ? 0.65 : 0.8,
      maxScale: 2,
      minScale: 0.3,
    },
  })
  workspace.MAX_UNDO = 0
  giveItems(workspace, items)
  giveSounds(workspace, sounds)
  giveNames(workspace, names)
  watchIt(workspace)
  fillOwnCategories(workspace, locale)
  rememberUsed(workspace)
  if (onSelect) tellSelected(workspace, onSelect)
  const binding = bindBlocks(workspace, source)
  const endNotes = storeNotes(workspace)
  const endFocus = keepFocus(workspace)
  workspace.scrollCenter()
  showTop(workspace)
  return {
    resize: () => Blockly.svgResize(workspace),
    refreshNames() {
      refreshItems(workspace)
      refreshSounds(workspace)
    },
    showError: errorHalo(workspace),
    showRun: runPainter(workspace),
    onStopHere: (toggle) => stopRequest.on(workspace, toggle),
    onRunAlone: (run) => runAloneRequest.on(workspace, run),
    onAskHistory: (show) => historyRequest.on(workspace, show),
    select(blockId) {
      const block = workspace.getBlockById(blockId)
      if (!block) return
      Blockly.common.setSelected(block)
      workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren(), 40)
    },
    search(typed) {
      workspace.getToolbox()?.clearSelection()
      if (typed.trim() === '') workspace.getFlyout()?.hide()
      else workspace.getFlyout()?.show(foundContents(typed, locale))
    },
    enterFound() {
      const flyout = workspace.getFlyout()
      if (flyout?.isVisible()) Blockly.getFocusManager().focusTree(flyout.getWorkspace())
    },
    renewTheme: () => workspace.setTheme(blocklyTheme(host)),
    renewToolbox: () => workspace.updateToolbox(toolboxContents(locale)),
    with: (use) => use(workspace),
    close() {
      // What is being typed on a block counts.
      workspace.hideChaff()
      endNotes()
      endFocus()
      return new Promise((resolve) => {
        binding.stop(() => {
          workspace.dispose()
          resolve()
        })
      })
    },
  }
}

function tellSelected(workspace: Blockly.WorkspaceSvg, tell: (blockId: string | null) => void): void {
  workspace.addChangeListener((event) => {
    if (!(event instanceof Blockly.Events.Selected)) return
    let block = workspace.getBlockById(event.newElementId ?? '')
    while (block?.outputConnection?.isConnected()) block = block.getParent()
    tell(block?.id ?? null)
  })
}

/** Remembers what a person pulls out of the toolbox, and closes what was found; what the document brings is nobody's doing. */
function rememberUsed(workspace: Blockly.WorkspaceSvg): void {
  workspace.addChangeListener((event) => {
    if (!(event instanceof Blockly.Events.BlockCreate) || event.group === remoteGroup) return
    const { type } = event.json ?? {}
    if (type && isBlockType(type)) noteUsed(type)
    // Found blocks belong to no category, which Blockly would close.
    if (!workspace.getToolbox()?.getSelectedItem()) workspace.getFlyout()?.hide()
  })
}

/** Begins where the program begins: its highest block at the upper left. */
function showTop(workspace: Blockly.WorkspaceSvg): void {
  const [first] = workspace.getTopBlocks(true)
  if (!first) return
  const { x, y } = first.getRelativeToSurfaceXY()
  const margin = 28
  workspace.scroll(margin - x * workspace.scale, margin - y * workspace.scale)
}
