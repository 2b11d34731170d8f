import { rgb } from '@cantoo/pdf-lib'

const hex = (text: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(text.slice(at, at + 2), 16) / 255,
  )
  return rgb(red, green, blue)
}

/** The light theme's colours that are printed (`ui/tokens.css`). */
export const ink = {
  text: hex('#241b33'),
  quiet: hex('#5c5168'),
  paper: hex('#fffaf2'),
  leaf: hex('#53a206'),
  berry: hex('#b70f6e'),
  egg: hex('#d41480'),
  light: hex('#ff8ccb'),
} as const
