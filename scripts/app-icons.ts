/**
 * Draws the icons of the installed app from the egg mark, into `public/icons`. Run it after `src/assets/egg-mark.svg` has changed:
 * `node scripts/app-icons.ts`.
 */
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

interface Icon {
  readonly file: string
  /** Pixels. */
  readonly size: number
  /** How much of it the mark takes. Systems may cut a maskable icon to a circle of 80 %. */
  readonly share: number
  readonly paper: string
}

const folder = 'public/icons'
/** The page's own colour, as in the manifests. */
const paper = '#FFFAF2'
const icons: readonly Icon[] = [
  { file: 'egg-192.png', size: 192, share: 0.94, paper: '#FFFAF200' },
  { file: 'egg-512.png', size: 512, share: 0.94, paper: '#FFFAF200' },
  { file: 'egg-maskable-512.png', size: 512, share: 0.62, paper },
  // A phone of the other kind draws its own corners, and black behind what is clear.
  { file: 'egg-touch-180.png', size: 180, share: 0.74, paper },
]

const mark = await readFile('src/assets/egg-mark.svg')
await mkdir(folder, { recursive: true })
for (const { file, size, share, paper } of icons) {
  const side = Math.round(size * share)
  const drawn = await sharp(mark, { density: 96 * (side / 56) * 2 })
    .resize(side, side)
    .png()
    .toBuffer()
  const { size: bytes } = await sharp({
    create: { width: size, height: size, channels: 4, background: paper },
  })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${file}`)
  console.log(`${file}: ${bytes} B`)
}
