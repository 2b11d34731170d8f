import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const id = '\0three-from-aframe'

/**
 * Resolves `three` to the copy inside A-Frame, so that the page holds one three.js only: two copies do not know each other's
 * classes. The names come from `super-three`, the very release that A-Frame 1.8.0 bundles.
 */
export function threeFromAframe(): Plugin {
  return {
    name: 'nestling:three-from-aframe',
    enforce: 'pre',
    // While developing, the addons must stay files, or they would be prepared together with a three.js of their own.
    config: () => ({ optimizeDeps: { exclude: ['three', 'super-three'] } }),
    resolveId: (source) => (source === 'three' ? id : null),
    load(moduleId) {
      if (moduleId !== id) return null
      const release: object = createRequire(import.meta.url)('super-three')
      const names = Object.keys(release)
      const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ three.${name}`)
      return `const three = globalThis.THREE\n${lines.join('\n')}\n`
    },
  }
}
