import type { Three } from '../models/kit/three.ts'

declare global {
  var THREE: Three
}

/**
 * The three.js that A-Frame brings along, to be handed on as a whole. The namespace of an import would be the same, but would carry
 * every one of its names in the page's script.
 */
export const threeOfPage: Three = globalThis.THREE
