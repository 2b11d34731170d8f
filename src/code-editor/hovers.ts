import type * as monaco from 'monaco-editor/editor'
import { QuickInfoAdapter } from 'monaco-editor/languages/features/typescript/languageFeatures'
import { readableParameters } from './readable-parameters.ts'

type Explaining = QuickInfoAdapter['provideHover']

/**
 * What the pointer on a name in JavaScript says: what the language service knows of it, the words first and then its type, without the marks that only
 * programmers of libraries know.
 */
export class Hovers extends QuickInfoAdapter {
  override async provideHover(...asked: Parameters<Explaining>): ReturnType<Explaining> {
    const found = await super.provideHover(...asked)
    return found && { ...found, contents: found.contents.map(readable).toReversed() }
  }
}

const readable = (content: monaco.IMarkdownString): monaco.IMarkdownString => ({
  ...content,
  value: readableParameters(content.value),
})
