import { ensureInstalled, runPinned } from './bootstrap.mjs'

ensureInstalled()
runPinned('scripts/serve.ts', process.argv.slice(2))
