import { ensureInstalled, runPinned } from './bootstrap.mjs'

ensureInstalled()
runPinned('scripts/check-all.ts', process.argv.slice(2))
