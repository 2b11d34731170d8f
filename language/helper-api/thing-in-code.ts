/** A text in quotes, whatever is in it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** How a program calls the thing of that name. */
export const thingInCode = (name: string): string => `scene.get(${quoted(name)})`
