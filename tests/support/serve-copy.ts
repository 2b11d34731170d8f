import { runProduct } from '../../server/run-product.ts'

/** The product as `server/main.ts` starts it, with the app out of a folder of a test (`APP_FOLDER`), where another build can take the place of this one. */
await runProduct({
  appPages: { kind: 'folder', folder: process.env.APP_FOLDER ?? '' },
  framePages: { kind: 'folder', folder: 'dist/frame' },
})
