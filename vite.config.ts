import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanIcons } from './scripts/lean-icons.ts'
import { paintLate } from './scripts/paint-late.ts'
import { screenChunks } from './scripts/screen-chunks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The app: everything under `http://localhost:PORT` but the API. The scene frame has a build of its own. */
export default defineConfig({
  base: '/',
  plugins: [react(), leanIcons(), paintLate()],
  resolve: {
    // The ES module of a language names each text a second time.
    alias: [{ find: /^blockly\/msg\/(\w+)$/, replacement: `${root}node_modules/blockly/msg/$1.js` }],
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    license: true,
    target: 'es2023',
    // The content security policy of the app knows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: ['index.html', 'src/app/when-painted.ts'],
      output: {
        codeSplitting: { groups: [{ name: screenChunks(root), includeDependenciesRecursively: false }] },
      },
    },
  },
})
