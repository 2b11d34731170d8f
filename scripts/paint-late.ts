import type { Plugin } from 'vite'

const tag = '<script type="module" crossorigin'

/** Lets browsers paint nothing of the app's page before its script has run: there is nothing to see without it, and it knows the theme. */
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
