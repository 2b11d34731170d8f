import { ensureInstalled, runPinned } from './bootstrap.mjs'

ensureInstalled()
runPinned('scripts/test-all.ts', process.argv.slice(2))
