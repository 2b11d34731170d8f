import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: 'var(--c-key)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--c-str)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--c-num)' },
  { tag: tags.comment, color: 'var(--c-note)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--c-fn)',
  },
])

const looks = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--canvas)', color: 'var(--c-text)', fontSize: '16px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code-font)', lineHeight: '26px' },
  // The name of somebody whose caret is in the first line stands above it.
  '.cm-content': { padding: '18px 0 10px', caretColor: 'var(--sun-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--sun-text)', borderLeftWidth: '2px' },
  '.cm-line': { padding: '0 10px 0 6px' },
  '.cm-gutters': { backgroundColor: 'var(--canvas)', color: 'var(--c-note)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '34px', padding: '0 8px 0 4px' },
  '.cm-activeLine': { backgroundColor: 'var(--canvas-line)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--canvas-line)', color: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--sky-soft)' },
  '.nestling-mistake': {
    textDecoration: 'underline wavy var(--alarm) 1.5px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
  '.nestling-doubt': {
    textDecoration: 'underline wavy var(--sun-text) 1.5px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
  '.nestling-ran': { backgroundColor: 'color-mix(in srgb, var(--halo) 16%, transparent)' },
  '.nestling-next': {
    backgroundColor: 'color-mix(in srgb, var(--sun) 30%, transparent)',
    boxShadow: 'inset 3px 0 0 var(--sun)',
  },
  '.nestling-stop': { backgroundColor: 'var(--alarm)', color: 'var(--canvas)', borderRadius: '6px' },
  '.nestling-hollow': {
    backgroundColor: 'transparent',
    color: 'var(--alarm)',
    boxShadow: 'inset 0 0 0 2px var(--alarm)',
  },
})

/** The editor in the tokens of the page, whatever the theme: nothing has to be told when it changes. */
export const lightTheme: Extension = [looks, syntaxHighlighting(colours)]
