import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const built = (folder: string) => ({ kind: 'folder' as const, folder: pathOf(`dist/${folder}`) })

// Before anything else is loaded: the second start need not read and translate a thousand files again. Not in the folder for temporary files, where others could write.
enableCompileCache(pathOf('node_modules/.cache/compiled'))
const { runProduct } = await import('./run-product.ts')

await runProduct({ appPages: built('app'), framePages: built('frame') })
flushCompileCache()
