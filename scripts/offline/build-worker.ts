import { build } from 'vite'
import { keptFiles } from './kept-files.ts'

/** Name of the service worker beside the app's page: it stands for every address below it. */
const fileName = 'service-worker.js'

/** Builds the service worker into the folder of the built app, with the list of what it keeps of it. */
export async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      keptFiles: JSON.stringify(await keptFiles(dist)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: 'src/offline/worker/service-worker.ts',
        formats: ['iife'],
        name: 'worker',
        fileName: () => fileName,
      },
    },
  })
}
