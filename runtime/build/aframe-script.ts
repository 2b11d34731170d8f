import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(dirname(createRequire(import.meta.url).resolve('aframe')), 'aframe-v1.8.0.min.js')

/**
 * Puts A-Frame's published build, byte for byte, in front of the page's own module as a hashed file. It is a classic script, so
 * that it runs before the module and sets `AFRAME` and `THREE`.
 */
export function aframeScript(): Plugin {
  const source = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const fileName = `assets/aframe-1.8.0-${hash}.js`
  let isBuild = false
  return {
    name: 'nestling:aframe-script',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: isBuild ? `./${fileName}` : `/@fs/${file}` }, injectTo: 'head' },
    ],
  }
}
