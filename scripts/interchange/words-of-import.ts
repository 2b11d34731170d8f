import type { NotUnderstood } from '../../interchange/aframe-html/not-understood.ts'
import { en } from '../../src/i18n/en.ts'

const { why: sentences, where, whereElement } = en.interchange

/** What of a page was not understood, as a person reads it. */
export const inWords = ({ why, name, element, line }: NotUnderstood) => ({
  what: fill(sentences[why], { name }),
  where: fill(element === '' ? where : whereElement, { line: String(line), element }),
})

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
