import type { Icon } from '@phosphor-icons/react'
import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { FilmStripIcon } from '@phosphor-icons/react/dist/csr/FilmStrip'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes'
import type { AssetType } from '../../../model/assets/asset.ts'

/** The sign of each list of files. */
export const typeIcons: Readonly<Record<AssetType, Icon>> = {
  images: ImageIcon,
  sounds: MusicNotesIcon,
  videos: FilmStripIcon,
  models: CubeIcon,
}
