import { loader } from '@monaco-editor/react'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/javascript/register'
import * as monaco from 'monaco-editor/editor'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'
import * as typescript from 'monaco-editor/languages/features/typescript/register'
import TypeScriptWorker from 'monaco-editor/languages/features/typescript/ts.worker?worker'
import { helperTypings } from '../../language/helper-api/helper-typings.ts'
import type { ProjectNames } from '../../language/helper-api/project-names.ts'
import type { Locale } from '../i18n/locale.ts'
import { Completions } from './completions.ts'
import { Hovers } from './hovers.ts'

self.MonacoEnvironment = {
  getWorker: (_, label) => (label === 'javascript' ? new TypeScriptWorker() : new EditorWorker()),
}
loader.config({ monaco })

const { javascriptDefaults, ScriptTarget } = typescript
javascriptDefaults.setEagerModelSync(true)
// What is wrong is said by our own checks, in the learner's language; the service only completes and explains.
javascriptDefaults.setDiagnosticsOptions({
  noSemanticValidation: true,
  noSyntaxValidation: true,
  noSuggestionDiagnostics: true,
})
// The service is asked at each key for what is switched on, whether a learner sees it or not.
javascriptDefaults.setModeConfiguration({
  // Ours take their place.
  completionItems: false,
  hovers: false,
  signatureHelp: true,
  definitions: true,
  references: true,
  documentHighlights: true,
  rename: true,
  documentRangeFormattingEdits: true,
  onTypeFormattingEdits: true,
  documentSymbols: false,
  codeActions: false,
  inlayHints: false,
  diagnostics: false,
})
const ask: ConstructorParameters<typeof Completions>[0] = async (...uris) =>
  (await typescript.getJavaScriptWorker())(...uris)
monaco.languages.registerCompletionItemProvider('javascript', new Completions(ask))
monaco.languages.registerHoverProvider('javascript', new Hovers(ask))
javascriptDefaults.setCompilerOptions({
  target: ScriptTarget.ESNext,
  lib: ['esnext'],
  allowNonTsExtensions: true,
  allowJs: true,
})

// Undo is the command bus's: the keys go through to the workspace. Monaco's own command list speaks English only.
const { KeyCode, KeyMod } = monaco
monaco.editor.addKeybindingRules(
  [
    KeyMod.CtrlCmd | KeyCode.KeyZ,
    KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ,
    KeyMod.CtrlCmd | KeyCode.KeyY,
    KeyMod.CtrlCmd | KeyCode.Enter,
    KeyCode.F1,
  ].map((keybinding) => ({ keybinding, command: null })),
)

// The menu of a tab tells these keys, which Monaco has on Windows and Macs only.
monaco.editor.addKeybindingRule({
  keybinding: KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF,
  command: 'editor.action.formatDocument',
  when: 'editorTextFocus && !editorReadonly',
})

/** Gives completion and hovers the helper API in one language, with the names of a project in its strings. */
export function explainHelpersIn(locale: Locale, names: ProjectNames): void {
  const content = helperTypings(locale, names)
  javascriptDefaults.setExtraLibs([{ content, filePath: 'file:///helper-api.d.ts' }])
}

/** `#rgb`, to which a build may shorten a colour, as `#rrggbb`. */
const sixDigits = (colour: string): string => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** Defines the theme `nestling` from the tokens where `host` stands. */
export function defineTheme(host: Element): void {
  const style = getComputedStyle(host)
  // Monaco throws at three digits, and wants none of the sign in its rules.
  const token = (name: string) => sixDigits(style.getPropertyValue(name).trim())
  const bare = (name: string) => token(name).slice(1)
  monaco.editor.defineTheme('nestling', {
    base: style.colorScheme === 'light' ? 'vs' : 'vs-dark',
    inherit: true,
    rules: [
      { token: '', foreground: bare('--c-text') },
      { token: 'keyword', foreground: bare('--c-key') },
      { token: 'string', foreground: bare('--c-str') },
      { token: 'number', foreground: bare('--c-num') },
      { token: 'comment', foreground: bare('--c-note') },
      { token: 'identifier', foreground: bare('--c-text') },
      { token: 'type.identifier', foreground: bare('--c-fn') },
    ],
    colors: {
      'editor.background': token('--canvas'),
      'editor.foreground': token('--c-text'),
      'editor.lineHighlightBackground': token('--canvas-line'),
      'editorLineNumber.foreground': token('--c-note'),
      'editorLineNumber.activeForeground': token('--ink'),
      'editorCursor.foreground': token('--sun-text'),
      'editor.selectionBackground': token('--sky-soft'),
      'editorWidget.background': token('--panel'),
      'editorWidget.border': token('--line'),
      'editorSuggestWidget.background': token('--panel'),
      'editorSuggestWidget.selectedBackground': token('--hover'),
      'editorHoverWidget.background': token('--panel'),
      'editorError.foreground': token('--alarm'),
      focusBorder: token('--sky'),
    },
  })
}

export { monaco }
