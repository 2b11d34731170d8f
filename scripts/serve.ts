import { ensureBuilt } from './ensure-built.ts'
import { hotPages } from './hot-pages.ts'

/** `npm start` builds when needed; `npm run dev` (`--dev`) serves app and frame from their sources with hot reload. Both in one process. */
if (process.argv.includes('--dev')) {
  const { runProduct } = await import('../server/run-product.ts')
  await runProduct({
    appPages: await hotPages('app', 'vite.config.ts'),
    framePages: await hotPages('frame', 'runtime/vite.config.ts'),
    isDevelopment: true,
  })
} else {
  await ensureBuilt()
  await import('../server/main.ts')
}
