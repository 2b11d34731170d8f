import { createRequire } from 'node:module'
import type { Three } from '../../../runtime/models/kit/three.ts'

/** The three.js release that A-Frame bundles, in Node: geometry works without a canvas. */
export const headlessThree: Three = createRequire(import.meta.url)('super-three')
