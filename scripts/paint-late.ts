import type { Plugin } from 'vite'

const tag = '<script type="module" crossorigin'

/** Lets browsers paint nothing of the app's page before its script has run, which knows the theme; where that is sure its pages let them (`pages/drawn-page.ts`). */
export function paintLate(): Plugin {
  return {
    name: 'paint-late',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(tag)) throw new Error('the page has no script of its own')
        return html.replace(tag, `${tag} blocking="render"`)
      },
    },
  }
}
