import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The app: everything under `http://localhost:PORT` but the API. The scene frame has a build of its own. */
export default defineConfig({
  base: '/',
  plugins: [react()],
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
  },
})
