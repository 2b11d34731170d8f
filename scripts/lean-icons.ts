import type { Plugin } from 'vite'

/** In what weight the app draws its icons; each icon comes in six. */
const iconWeight = 'bold'

/** Icons that are drawn in another weight too, where something runs, is chosen or stands for a picture that is not there. */
const otherWeights: Readonly<Record<string, readonly string[]>> = {
  CheckCircle: ['fill'],
  Cube: ['duotone'],
  FilmSlate: ['duotone'],
  FilmStrip: ['duotone'],
  Flag: ['fill'],
  Heart: ['fill'],
  Image: ['duotone'],
  MusicNotes: ['duotone'],
  Pause: ['fill'],
  Play: ['fill'],
  Record: ['fill'],
  SealCheck: ['fill'],
  Stop: ['fill'],
}

const definition = /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]\w+\.es\.js$/
/** One weight of a definition: an entry of its map, with its name. */
const entry = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?\n/gm

/** In what weights the app draws the icon of this name, as its file is called. */
export const weightsOfIcon = (name: string): readonly string[] => [iconWeight, ...(otherWeights[name] ?? [])]

/** The source of an icon's definition without the weights that are never drawn. Throws when it is not written as it was. */
export function leanIcon(name: string, source: string): string {
  const drawn = weightsOfIcon(name)
  let kept = 0
  const lean = source.replaceAll(entry, (whole: string, weight: string) => {
    if (!drawn.includes(weight)) return ''
    kept += 1
    return whole
  })
  if (kept !== drawn.length) throw new Error(`the icon ${name} has ${kept} of the weights ${drawn}`)
  return lean
}

/** Leaves out of the build what of the icons is never drawn: five sixths of most of them. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    transform: {
      filter: { id: definition },
      handler: (code, id) => ({
        code: leanIcon(/(\w+)\.es\.js$/.exec(id)?.[1] ?? '', code),
        map: null,
      }),
    },
  }
}
