import { build } from 'vite'

/** The code of a page of ours, from the file that it begins with, as one script whose exports are what `name` holds. */
export async function bundlePage(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [bundle] = [result].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (!chunk) throw new Error(`${entry} was not bundled`)
  return chunk.code
}
