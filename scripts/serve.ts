import { ensureBuilt } from './ensure-built.ts'

/** `npm start`: builds when needed and runs the whole product in this process. */
await ensureBuilt()
await import('../server/main.ts')
