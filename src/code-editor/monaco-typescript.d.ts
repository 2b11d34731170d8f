/** Monaco ships what completes and explains JavaScript without its types. */
declare module 'monaco-editor/languages/features/typescript/languageFeatures' {
  import type { CancellationToken, editor, languages, Position, Uri } from 'monaco-editor/editor'
  import type { getJavaScriptWorker } from 'monaco-editor/languages/features/typescript/register'

  type Worker = Awaited<ReturnType<typeof getJavaScriptWorker>>

  export class SuggestAdapter {
    constructor(worker: (...uris: Uri[]) => ReturnType<Worker>)
    readonly triggerCharacters: string[]
    provideCompletionItems(
      model: editor.ITextModel,
      position: Position,
      context: languages.CompletionContext,
      token: CancellationToken,
    ): Promise<languages.CompletionList | undefined>
    resolveCompletionItem(
      item: languages.CompletionItem,
      token: CancellationToken,
    ): Promise<languages.CompletionItem>
  }

  export class QuickInfoAdapter {
    constructor(worker: (...uris: Uri[]) => ReturnType<Worker>)
    provideHover(
      model: editor.ITextModel,
      position: Position,
      token: CancellationToken,
    ): Promise<languages.Hover | undefined>
  }
}
