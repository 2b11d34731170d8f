import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { aframeScript } from './build/aframe-script.ts'
import { threeFromAframe } from './build/three-from-aframe.ts'
import { withoutNodeFetch } from './build/without-node-fetch.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page inside the scene frame: built apart from the app, because it is served on a site of its own. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  plugins: [aframeScript(), threeFromAframe(), withoutNodeFetch()],
  resolve: {
    alias: [{ find: /^three\/addons\//, replacement: 'super-three/examples/jsm/' }],
  },
  build: {
    outDir: here('../dist/frame'),
    emptyOutDir: true,
    manifest: true,
    license: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: here('./frame.html'),
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What asks for models is there from the first, and knows none of them.
            {
              name: 'loader',
              test: /\/runtime\/(random|models\/(load-\w+|known-recipes|family-of|kit\/joints|clips\/(puppet|starting-phase)))\b/,
              priority: 3,
            },
            // What nearly every scene needs comes as one file; the families of models share the rest of the forms.
            {
              name: 'starter',
              test: /\/runtime\/models\/(starter|workshop|build-environment)\.ts/,
              priority: 2,
            },
            // What only a run shows comes with the run.
            { name: 'forms', test: /\/runtime\/models\/(kit|parts|clips\/(?!off-the-ground))/, priority: 1 },
          ],
        },
      },
    },
  },
})
