import { fileURLToPath } from 'node:url'
import { runProduct } from './run-product.ts'

const built = (folder: string) => ({
  kind: 'folder' as const,
  folder: fileURLToPath(new URL(`../dist/${folder}`, import.meta.url)),
})

await runProduct({ appPages: built('app'), framePages: built('frame') })
