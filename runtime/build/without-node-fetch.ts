import type { Plugin } from 'vite'

const id = '\0without-node-fetch'

/** TensorFlow.js, which MindAR brings along, names a package that it would fetch by in Node; in the page it never asks for it. */
export function withoutNodeFetch(): Plugin {
  return {
    name: 'nestling:without-node-fetch',
    enforce: 'pre',
    resolveId: (source) => (source === 'node-fetch' ? id : null),
    load: (moduleId) => (moduleId === id ? 'export {}' : null),
  }
}
