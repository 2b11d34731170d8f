import { CubeIcon } from '@phosphor-icons/react/dist/csr/Cube'
import { FileIcon } from '@phosphor-icons/react/dist/csr/File'
import { PencilIcon } from '@phosphor-icons/react/dist/csr/Pencil'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { PuzzlePieceIcon } from '@phosphor-icons/react/dist/csr/PuzzlePiece'
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack'
import type { HistoryLine } from '../../../commands/history/history-line.ts'
import { pictureOf } from '../left/picture-of.ts'
import { ThingPicture } from '../left/ThingPicture.tsx'
import styles from './HistoryPanel.module.css'

/** Signs of what has no picture of its own. */
const signs = {
  scene: StackIcon,
  file: PuzzlePieceIcon,
  block: PuzzlePieceIcon,
  asset: FileIcon,
  doodle: PencilIcon,
  project: CubeIcon,
} as const

const isSign = (noun: string): noun is keyof typeof signs => Object.hasOwn(signs, noun)

/** What a line of the history is about: the moment's own picture, the thing, or a sign. */
export function LinePicture({ line, url }: { readonly line: HistoryLine; readonly url: string | undefined }) {
  const noun = line.targets[0]?.split(':', 1)[0] ?? 'project'
  const Sign = line.momentName !== undefined ? PushPinIcon : signs[isSign(noun) ? noun : 'project']
  return (
    <span className={styles.picture} data-moment={url !== undefined} aria-hidden="true">
      {url !== undefined ? (
        <img src={url} alt="" />
      ) : line.thing && line.momentName === undefined ? (
        <ThingPicture {...pictureOf(line.thing)} />
      ) : (
        <Sign weight="bold" />
      )}
    </span>
  )
}
