import type { Plugin } from 'vite'

/** In what weights the app draws its icons; each icon comes in six. */
export const iconWeights = ['bold', 'fill', 'duotone'] as const

const definition = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]\w+\.es\.js$/
/** One weight of a definition: an entry of its map, with its name. */
const entry = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?\n/gm

/** The source of an icon's definition without the weights that are never drawn. Throws when it is not written as it was. */
export function leanIcon(source: string): string {
  const isDrawn = (weight: string) => iconWeights.some((one) => one === weight)
  let kept = 0
  const lean = source.replaceAll(entry, (whole: string, weight: string) => {
    if (!isDrawn(weight)) return ''
    kept += 1
    return whole
  })
  if (kept !== iconWeights.length) throw new Error(`an icon has ${kept} of the weights ${iconWeights}`)
  return lean
}

/** Leaves out of the build what of the icons is never drawn: about two thirds of them. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    transform: {
      filter: { id: definition },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
  }
}
