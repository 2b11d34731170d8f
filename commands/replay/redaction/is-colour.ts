/** Keys of components, shapes and blocks that hold colours; a name may look like one (`#facade`). */
const keys = /^(color|colour|skyTop|skyBottom|ground|groundColor|fill|stroke)$/i

/** Whether a text is a colour, and stands where one belongs. */
export const isColour = (key: string, text: string): boolean => keys.test(key) && /^#[0-9a-f]{6}$/i.test(text)
